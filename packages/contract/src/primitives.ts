/**
 * The schemas that every area uses: money, dates, ids, names. Dates are checked as real days; ids by their
 * prefix.
 */

import { CANCELLATION_TYPES } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, type Instant, type LocalDateTime, parseDate } from '@sojourn/domain/dates.ts';
import { type Id, type IdPrefix, isId } from '@sojourn/domain/ids.ts';
import { CURRENCIES, type Money } from '@sojourn/domain/money.ts';
import { nameProblem, tidyName } from '@sojourn/domain/travelers/names/document-name.ts';
import { z } from 'zod';

export const moneySchema = z.object({
  amountMinor: z.int(),
  currency: z.enum(CURRENCIES),
}) satisfies z.ZodType<Money>;
/** Days of a life and of a trip: far enough from the calendar's ends that arithmetic stays inside it. */
const isRealDay = (text: string) => text >= '1900' && text < '2200' && parseDate(text) !== undefined;
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isRealDay, { error: 'not a real day' })
  .transform((text) => text as CalendarDate);
export const instant = z.iso.datetime().transform((text) => text as Instant);
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .transform((text) => text as LocalDateTime);
export const idOf = <P extends IdPrefix>(prefix: P) =>
  z
    .string()
    .max(64)
    .regex(new RegExp(`^${prefix}_[0-9A-Za-z-]+$`))
    .refine((text) => isId(prefix, text))
    .transform((text) => text as Id<P>);
/** A person's name as on a document: letters of any script with few marks between; a problem is its code. */
export const personName = z
  .string()
  .max(200)
  .superRefine((name, context) => {
    const problem = nameProblem(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .transform(tidyName);
/**
 * A name while it's typed, to the letter. Control, bidirectional and zero-width characters are refused at
 * once: they'd make it look like another.
 */
export const typedName = z
  .string()
  .max(60)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u);
/**
 * Control, bidirectional and zero-width characters, which hide or turn what follows. Lines stay, and the
 * joiners that Persian and Indic words and families in emoji are made with.
 */
const HIDDEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
/** What people write in their own words, over several lines. */
export const messageText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => withPlainBreaks(text).replace(HIDDEN, '').trim())
    .refine((text) => text !== '', { error: 'empty' });
/** What would hide, turn or break what's around it where others read it; joiners are part of words. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/**
 * What people write for somebody else to read, who sees it beside other text: a request to a hotel, a reason.
 */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/\t/g, ' ')
        .replace(UNSEEN, ''),
    );
export const localeSchema = z.enum(['en', 'fr']);
export type Locale = z.output<typeof localeSchema>;

export const cancellationType = z.enum(CANCELLATION_TYPES);
export const cancelTerms = z.object({
  type: cancellationType,
  zone: z.string(),
  steps: z.array(z.object({ until: instant, localUntil: localDateTime, penaltyMinor: z.int().min(0) })),
});
/** What the picture server draws (`artPath` of @sojourn/artwork): a stable seed, a kind and a motif. */
export const art = z.object({
  seed: z.string(),
  kind: z.string(),
  motif: z.string().optional(),
  time: z.string().optional(),
});
export const position = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export const mapBox = z.object({
  west: z.number().min(-180).max(180),
  south: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
});
/**
 * What a call answers that has a file: how it is named when it is saved, and what is in it. `version`: for an
 * ETag; left out where the file is made anew each time. `type`: where the call has several.
 */
export const fileAnswer = z.object({
  name: z.string(),
  bytes: z.instanceof(Uint8Array),
  version: z.string().optional(),
  type: z.string().optional(),
});
/** The answer of writes that have nothing to say (A §7). */
export const success = z.object({ Response: z.literal('Success') });

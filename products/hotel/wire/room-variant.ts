/** B §3 `roomProductVariant`: a rate as the hotel sells it, and one that's refundable. */
import { cancelTerms, instant } from '@sojourn/contract/primitives.ts';
import { protectionQuote } from '@sojourn/contract/protections.ts';
import { z } from 'zod';
import { REFUNDABLE_ROOM_INFO } from '../rules/stay.ts';

export const defaultRoom = z.object({ variant: z.literal('Default'), cancellationPolicy: cancelTerms });

export const refundableRoom = protectionQuote.omit({ id: true }).extend({
  variant: z.literal('RefundableRoom'),
  quoteId: z.string().max(90),
  /** Until then it's sold at this premium. */
  expiresAt: instant,
  /** The version of the protection's terms. */
  termsId: z.string(),
  additionalInfo: z.array(z.enum(REFUNDABLE_ROOM_INFO)),
  /** The better of the rate's own and what's covered. */
  cancellationPolicy: cancelTerms,
});
export type RefundableRoom = z.output<typeof refundableRoom>;

export const roomProductVariant = z.discriminatedUnion('variant', [defaultRoom, refundableRoom]);

/** Which one a checkout is started for; left out: as the hotel sells it. */
export const chosenVariant = z.discriminatedUnion('variant', [
  z.object({ variant: z.literal('Default') }),
  z.object({ variant: z.literal('RefundableRoom'), quoteId: z.string().max(90) }),
]);

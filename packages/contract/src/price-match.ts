/** Price match: a claim that the same trip costs less elsewhere, and what became of it (B §4, B §5). */
import { CASE_TEXT_MAX } from '@sojourn/domain/support/case-events.ts';
import { FILES_PER_MESSAGE } from '@sojourn/domain/support/read-file.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { fileIds } from './case-files.ts';
import { idOf, instant, messageText, moneySchema } from './primitives.ts';
import { tripParams } from './trip-parts.ts';

/** `declinedOnAppeal`: another agent has looked, and nobody looks again. */
const MATCH_STATES = ['checking', 'credited', 'declined', 'appealed', 'declinedOnAppeal'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** The highest total that can be claimed, in cents. */
const PRICE_MAX_MINOR = 100_000_00;
const priceMinor = z.int().min(1).max(PRICE_MAX_MINOR);
const pageUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(2_000)
  .meta({ examples: ['https://rooms.example/lisbon/palacete-santa-luz'] });

const matchCheck = z.object({
  /** Of the terms; its sentence is the check. */
  clauseId: z.string(),
  state: z.enum(['met', 'notMet', 'checking']),
  /** Known from the booking; the others are an agent's to look at. */
  isAutomatic: z.boolean(),
});

const matchClaim = z.object({
  /** Its messages and files. */
  caseId: idOf('cas'),
  code: z.string(),
  state: z.enum(MATCH_STATES),
  claimedAt: instant,
  /** By when it's decided, as promised. */
  decideBy: instant,
  decidedAt: instant.nullable(),
  url: z.string(),
  booked: moneySchema,
  /** As the customer typed it. */
  claimed: moneySchema,
  /** As the agent saw it; null before anybody looked. */
  seen: moneySchema.nullable(),
  /** What would be credited if all checks are met, or was. */
  credit: moneySchema,
  checks: z.array(matchCheck),
  /** The check that decided against it. */
  failedClauseId: z.string().nullable(),
  /** The agent's words about the decision. */
  note: z.string().nullable(),
  canAppeal: z.boolean(),
});
export type MatchClaim = z.output<typeof matchClaim>;

export const priceMatch = z.object({
  termsId: z.string(),
  booked: moneySchema,
  /** Until when it can be claimed, by the terms. */
  claimUntil: instant,
  /** Nothing was claimed yet, and it still can be. */
  canClaim: z.boolean(),
  claim: matchClaim.nullable(),
});
export type PriceMatch = z.output<typeof priceMatch>;
const shown = z.object({ priceMatch: priceMatch.nullable() });

export const priceMatchCalls = {
  getPriceMatch: call({
    method: 'GET',
    path: '/trips/:bookingId/price-match',
    summary: 'A trip’s price match claim, or until when it can be claimed; null where prices aren’t matched',
    auth: 'customer',
    params: tripParams,
    output: shown,
    errors: [],
  }),
  claimPriceMatch: call({
    method: 'POST',
    path: '/trips/:bookingId/price-match',
    summary: 'Claims that the same costs less on a page, with a screenshot of it',
    auth: 'customer',
    idempotent: true,
    params: tripParams,
    input: z.object({
      url: pageUrl,
      priceMinor,
      /** Screenshots that were sent before. */
      fileIds: z.array(idOf('fil')).min(1).max(FILES_PER_MESSAGE),
    }),
    output: shown,
    errors: ['PriceMatchUnavailable', 'PriceMatchNotLower', 'TooManyFiles'],
  }),
  appealPriceMatch: call({
    method: 'POST',
    path: '/trips/:bookingId/price-match/appeal',
    summary: 'Asks once that another agent decides about a declined claim',
    auth: 'customer',
    idempotent: true,
    params: tripParams,
    input: z.object({ text: messageText(CASE_TEXT_MAX), fileIds }),
    output: shown,
    errors: ['PriceMatchOver', 'TooManyFiles'],
  }),
} as const;

const caseParams = z.object({ caseId: idOf('cas') });
const ofCase = z.object({ claim: matchClaim.nullable() });

export const deskMatchCalls = {
  getDeskPriceMatch: call({
    method: 'GET',
    path: '/desk/cases/:caseId/price-match',
    summary: 'The price match claim that a case is about; null for any other case',
    auth: 'agent',
    params: caseParams,
    output: ofCase,
    errors: [],
  }),
  decidePriceMatch: call({
    method: 'POST',
    path: '/desk/cases/:caseId/price-match',
    summary: 'Decides about a claim by what the agent found; the terms say what follows',
    auth: 'agent',
    idempotent: true,
    params: caseParams,
    input: z.object({
      /** The newest event of the case that was on screen. */
      version: z.int().min(1),
      answers: z.object({
        sameItinerary: z.boolean(),
        inDollars: z.boolean(),
        open: z.boolean(),
        verified: z.boolean(),
      }),
      /** The total that the page asks, as the agent saw it. */
      seenMinor: priceMinor,
      /** What the customer reads about it. */
      note: messageText(CASE_TEXT_MAX),
    }),
    output: ofCase,
    errors: ['CaseOutdated', 'CaseClosed', 'PriceMatchOver', 'OwnDecision', 'SecondAgentNeeded'],
  }),
} as const;

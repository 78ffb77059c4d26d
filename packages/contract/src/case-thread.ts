/** The thread of a case as both sides see it: what was written and done, the promise and the offers. */
import { CASE_EVENT_KINDS } from '@sojourn/domain/support/case-events.ts';
import { CASE_ACTIONS } from '@sojourn/domain/support/case-flow.ts';
import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@sojourn/domain/support/proposal-state.ts';
import { z } from 'zod';
import { caseFile } from './case-files.ts';
import { calendarDate, idOf, instant, moneySchema } from './primitives.ts';

const caseEvent = z.object({
  seq: z.int(),
  kind: z.enum(CASE_EVENT_KINDS),
  side: z.enum(['customer', 'agent', 'system']),
  /** How the agent signs, `Sam W.`; null for the others. */
  agentName: z.string().nullable(),
  /** Only agents are answered it. */
  isInternal: z.boolean(),
  text: z.string().nullable(),
  /** Of what happened to an offer. */
  proposalId: idOf('prp').nullable(),
  /** Of what an agent did: `cancel`, `resendConfirmation` …; null for all other kinds. */
  deed: z.string().nullable(),
  at: instant,
});
export type CaseEventLine = z.output<typeof caseEvent>;

const offeredTrip = z.object({
  title: z.string(),
  subtitle: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** By the clocks of its places. */
  startsOn: calendarDate,
  endsOn: calendarDate,
});

const caseProposal = z.object({
  proposalId: idOf('prp'),
  kind: z.enum(PROPOSAL_KINDS),
  /** An open one whose time is over is `expired`. */
  state: z.enum([...PROPOSAL_STATES, 'expired']),
  /** What the customer gets. */
  amount: moneySchema,
  /** What they pay by card, and what an airline then owes them: of `change`. */
  due: moneySchema,
  credit: moneySchema,
  /** How the trip was and will be: of `change`. */
  change: z
    .object({
      before: offeredTrip,
      after: offeredTrip,
      /** What changes within the trip, in words: seats and bags. None where the trip itself does. */
      lines: z.array(z.string()),
    })
    .nullable(),
  /** That it's about; of `cancel`: what it cost, and what is kept of it. */
  booking: z
    .object({ bookingId: idOf('bkg'), title: z.string(), paid: moneySchema, kept: moneySchema })
    .nullable(),
  text: z.string(),
  proposedBy: z.string(),
  approvedBy: z.string().nullable(),
  expiresAt: instant,
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type CaseProposal = z.output<typeof caseProposal>;

/** `leftMinutes` is below zero once we're late. */
const casePromise = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), dueAt: instant, minutes: z.int() }),
  z.object({ state: z.literal('paused'), leftMinutes: z.int(), minutes: z.int() }),
  z.object({ state: z.literal('over') }),
]);
export type CasePromise = z.output<typeof casePromise>;

export const caseThread = z.object({
  /** Of the newest event: an action names the version that it was made on. */
  version: z.int(),
  events: z.array(caseEvent),
  files: z.array(caseFile),
  proposals: z.array(caseProposal),
  promise: casePromise,
  /** Who works on it, `Sam W.`. */
  agentName: z.string().nullable(),
  /** What the reader can do now. */
  offers: z.array(z.enum(CASE_ACTIONS)),
});
export type CaseThread = z.output<typeof caseThread>;

/** What the desk's answers are made of. Nothing here has a card number or a whole passport number. */
import { SCHEDULE_CHANGE_STATUSES } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { CASE_STATES } from '@sojourn/domain/support/case-flow.ts';
import { z } from 'zod';
import { cancelQuote } from '../cancellation.ts';
import { tripDisruption } from '../disruption-parts.ts';
import { disruptionView } from '../disruptions.ts';
import { calendarDate, idOf, instant, moneySchema } from '../primitives.ts';
import { tripProtection } from '../protections.ts';
import { schedulePart } from '../schedule-parts.ts';

export const DESK_VIEWS = ['toDo', 'mine', 'unassigned', 'waiting', 'approvals', 'resolved'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

export const agentLine = z.object({ agentId: idOf('cus'), name: z.string() });

/** A cancellation as an agent works it out, by the terms of when its customer asked for it. */
export const reviewedQuote = z.object({
  quote: cancelQuote,
  /** Whether its supplier does it online, now. */
  supplier: z.enum(['Cancels', 'Refuses', 'HasNoBooking']),
  requestedAt: instant,
  /** What the supplier keeps: by its quote, else by its word, else by the terms. */
  withheld: moneySchema,
  /** What the terms let it keep. */
  termsKeep: moneySchema,
});
export type ReviewedQuote = z.output<typeof reviewedQuote>;

export const deskCaseLine = z.object({
  caseId: idOf('cas'),
  code: z.string(),
  kind: z.string(),
  /** Of a message to support. */
  topic: z.string().nullable(),
  state: z.enum(CASE_STATES),
  openedAt: instant,
  dueAt: instant,
  /** What is left of the promise while it's the customer's turn; null while it runs. */
  leftMinutes: z.int().nullable(),
  version: z.int(),
  assignee: agentLine.nullable(),
  customer: z.object({ customerId: idOf('cus'), name: z.string() }),
  /** How the agents who look at it now sign. */
  viewers: z.array(z.string()),
  /** Of the booking that it's about. */
  booking: z.object({ bookingId: idOf('bkg'), title: z.string(), confirmationCode: z.string() }).nullable(),
});
export type DeskCaseLine = z.output<typeof deskCaseLine>;

export const deskBooking = z.object({
  bookingId: idOf('bkg'),
  product: z.string(),
  title: z.string(),
  subtitle: z.string(),
  confirmationCode: z.string(),
  locator: z.string().nullable(),
  state: z.string(),
  version: z.int(),
  /** B §4: by the supplier's newest change. */
  scheduleStatus: z.enum(SCHEDULE_CHANGE_STATUSES),
  startsAt: instant,
  endsAt: instant,
  /** By the clocks of its places. */
  startsOn: calendarDate,
  endsOn: calendarDate,
  bookedAt: instant.nullable(),
  total: moneySchema,
  /** As `Harbor Summit 4417`. */
  tenders: z.array(z.string()),
  /** How many protections were bought with it. */
  protections: z.int(),
  /** Flights of today that don't go as planned; null while everything does. */
  disruption: tripDisruption.nullable(),
});
export type DeskBooking = z.output<typeof deskBooking>;

/** What was held as plan B: `held` with seats until then, `chosen`, or given back. */
const heldOption = z.object({
  optionId: z.string(),
  rank: z.int(),
  airline: z.object({ code: z.string(), name: z.string() }),
  parts: z.array(schedulePart),
  sellsFor: moneySchema,
  heldUntil: instant.nullable(),
  state: z.enum(['held', 'chosen', 'released']),
});

/** What covers a trip and what became of it. */
export const deskDisruption = z.object({
  protections: z.array(tripProtection),
  /** The newest, as the purchaser sees it. */
  disruption: disruptionView.nullable(),
  /** The latest plan's, the best first. */
  held: z.array(heldOption),
  /** Null until something is chosen. */
  chosen: z
    .object({
      choice: z.enum(['rebook', 'refund']),
      at: instant.nullable(),
      /** What paid, and the clause by which it did; null where the fare or airline gave as much. */
      termsId: z.string().nullable(),
      clauseId: z.string().nullable(),
      paid: moneySchema.nullable(),
    })
    .nullable(),
});
export type DeskDisruption = z.output<typeof deskDisruption>;

export const foundCustomer = z.object({
  customerId: idOf('cus'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The company that they travel for. */
  company: z.string().nullable(),
  upcomingTrips: z.int(),
  openCases: z.int(),
});
export type FoundCustomer = z.output<typeof foundCustomer>;

/** What an agent sees of a customer at a glance. */
export const customerFacts = foundCustomer.extend({
  locale: z.enum(['en', 'fr']),
  since: instant,
  credit: moneySchema,
  nextTripAt: instant.nullable(),
  nextDueAt: instant.nullable(),
  /** When they last gave the right code on the phone. */
  verifiedAt: instant.nullable(),
  delegation: z.object({ delegationId: idOf('dlg'), agent: agentLine, endsAt: instant }).nullable(),
});
export type CustomerFacts = z.output<typeof customerFacts>;

/** What suppliers change after booking: the change, the traveler's answer, the suppliers' messages. */
import { SCHEDULE_REASONS } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import { COMPENSATION_REGIMES } from '@sojourn/domain/schedule-changes/compensation.ts';
import { REFUND_REGIMES } from '@sojourn/domain/schedule-changes/refund-right.ts';
import {
  SCHEDULE_ACTIONS,
  SCHEDULE_CHANGE_STATUSES,
} from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { SCHEDULE_EFFECTS } from '@sojourn/domain/schedule-changes/trip-effects.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { idOf, instant, moneySchema } from './primitives.ts';
import { schedulePart } from './schedule-parts.ts';
import { tripParams } from './trip-parts.ts';
import { tripDetail } from './trips.ts';

const scheduleEffect = z.object({
  bookingId: idOf('bkg'),
  title: z.string(),
  kind: z.enum(SCHEDULE_EFFECTS),
});

export const scheduleChange = z.object({
  /** Of the supplier's record; an answer names it. */
  version: z.int(),
  /** B §4. */
  status: z.enum(SCHEDULE_CHANGE_STATUSES),
  foundAt: instant,
  /** No answer by then is never an acceptance: a refund that's due is made, else nothing happens. */
  respondBy: instant,
  answeredAt: instant.nullable(),
  /** Who answered; `nobody` where a refund was due and nobody did. */
  actor: z.enum(['traveler', 'agent', 'supplier', 'travelerAtSupplier', 'nobody']).nullable(),
  /** How the agent signs who answered for the traveler, such as `Sam W.` */
  agentName: z.string().nullable(),
  reasons: z.array(z.enum(SCHEDULE_REASONS)),
  /** Every way of the trip; `after` is empty where it's canceled. Minutes are positive when it's later. */
  slices: z.array(
    z.object({
      slice: z.int(),
      reasons: z.array(z.enum(SCHEDULE_REASONS)),
      departureMinutes: z.int(),
      arrivalMinutes: z.int(),
      before: z.array(schedulePart),
      after: z.array(schedulePart),
      /** Airports at which the next flight is no longer reached. */
      lostConnections: z.array(z.string()),
    }),
  ),
  /** Rules that give everything back. */
  regimes: z.array(z.object({ regime: z.enum(REFUND_REGIMES), source: z.string() })),
  actions: z.array(z.enum(SCHEDULE_ACTIONS)),
  /** What declining gives back; null where the booking's terms decide. */
  refund: moneySchema.nullable(),
  /** What the change does to other bookings. */
  effects: z.array(scheduleEffect),
  /**
   * What the airline may owe by law, whatever is chosen and unless extraordinary circumstances were the
   * cause; null where nothing is owed. `isClaimed`: a person claims it already.
   */
  compensation: z
    .object({
      regime: z.enum(COMPENSATION_REGIMES),
      source: z.string(),
      perTraveler: moneySchema,
      travelers: z.int(),
      total: moneySchema,
      km: z.int(),
      isClaimed: z.boolean(),
    })
    .nullable(),
  /** Of tickets, after the change was accepted. */
  reissue: z.enum(['needed', 'done']).nullable(),
});
export type ScheduleChange = z.output<typeof scheduleChange>;

/** What can be taken instead at no cost, the best first; empty where nothing qualifies (B §5). */
export const rebookingOptions = z.object({
  version: z.int(),
  slices: z.array(
    z.object({
      slice: z.int(),
      options: z.array(
        z.object({
          /** Names it when it's chosen. */
          optionId: z.string(),
          parts: z.array(schedulePart),
          className: z.string(),
          isLowerClass: z.boolean(),
          /** Of a lower class, what comes back; null otherwise. */
          refund: moneySchema.nullable(),
          /** What it would do to other bookings. */
          effects: z.array(scheduleEffect),
        }),
      ),
    }),
  ),
});
export type RebookingOptions = z.output<typeof rebookingOptions>;

const answer = z.object({ version: z.int().min(1) });
const ANSWER_ERRORS = ['ScheduleChangeOutdated', 'ScheduleChangeAnswered', 'SuppliersUnavailable'] as const;
const printable = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x21-\x7e]+$/);

/** Changed slices that aren't named are taken as they are now. */
export const rebookingChoices = z
  .array(z.object({ slice: z.int().min(0).max(5), optionId: printable(160) }))
  .min(1)
  .max(6);

export const scheduleChangeCalls = {
  getScheduleChange: call({
    method: 'GET',
    path: '/trips/:bookingId/schedule-change',
    summary: 'The supplier’s newest change of a trip; null while nothing has changed',
    auth: 'customer',
    params: tripParams,
    output: z.object({ change: scheduleChange.nullable() }),
    errors: [],
  }),
  lookUpTrip: call({
    method: 'POST',
    path: '/trips/:bookingId/look-up',
    summary: 'Compares a trip with the supplier’s record now',
    auth: 'customer',
    params: tripParams,
    input: z.object({}),
    output: tripDetail,
    errors: ['SuppliersUnavailable'],
  }),
  acceptScheduleChange: call({
    method: 'POST',
    path: '/trips/:bookingId/schedule-change/accept',
    summary: 'Agrees to the supplier’s change',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: answer,
    output: z.object({ result: z.enum(['Accepted', 'Pending']), trip: tripDetail }),
    errors: ANSWER_ERRORS,
  }),
  declineScheduleChange: call({
    method: 'POST',
    path: '/trips/:bookingId/schedule-change/decline',
    summary: 'Cancels a changed trip and refunds all of it',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: answer,
    output: z.object({ result: z.enum(['Declined', 'Pending']), trip: tripDetail }),
    errors: [...ANSWER_ERRORS, 'NotCancellable'],
  }),
  listRebookings: call({
    method: 'GET',
    path: '/trips/:bookingId/schedule-change/rebookings',
    summary: 'What can be taken free of charge instead of what the supplier changed',
    auth: 'customer',
    params: tripParams,
    output: rebookingOptions,
    errors: ANSWER_ERRORS,
  }),
  rebookScheduleChange: call({
    method: 'POST',
    path: '/trips/:bookingId/schedule-change/rebook',
    summary: 'Takes something else free of charge instead of what the supplier changed',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: answer.extend({ choices: rebookingChoices }),
    output: z.object({ result: z.enum(['Rebooked', 'Pending']), trip: tripDetail }),
    errors: [...ANSWER_ERRORS, 'RebookingUnavailable'],
  }),
  claimCompensation: call({
    method: 'POST',
    path: '/trips/:bookingId/schedule-change/compensation',
    summary: 'Has a person claim from the airline what it owes by law',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: answer,
    output: z.object({ change: scheduleChange.nullable() }),
    errors: ['ScheduleChangeOutdated'],
  }),
  receiveSupplierEvent: call({
    method: 'POST',
    path: '/supplier-events',
    summary: 'A supplier’s signal that one of its orders has changed',
    auth: 'public',
    input: z.object({
      /** Unique at the supplier; a repeat changes nothing. */
      eventId: printable(64),
      /** Our reference of the order that changed. */
      reference: idOf('bkg'),
      /** Seconds since 1970; at most five minutes off. */
      timestamp: z.int(),
      keyId: printable(32),
      /** HMAC-SHA-256 of `timestamp.eventId.reference` with the key, as lowercase hex. */
      signature: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    output: z.object({ result: z.enum(['Received', 'Known']) }),
    errors: ['SupplierSignatureRefused'],
  }),
} as const;

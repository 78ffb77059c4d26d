/** One activity: what it is, its calendar (one state a day), and the check: slots of a day for a party. */
import { call } from '@sojourn/contract/call.ts';
import {
  art,
  calendarDate,
  instant,
  localDateTime,
  localeSchema,
  moneySchema,
} from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { COMMITMENT_KINDS } from '../rules/slots/fits-trip.ts';
import {
  activityId,
  activityListing,
  activityOperator,
  activityUnit,
  bookingQuestion,
  delivery,
  guideLanguage,
  localMoment,
  meetingPoint,
  optionId,
  optionKind,
  partyAges,
  partyProblem,
  pickupPlace,
  slotFit,
  slotState,
  slotTimes,
  unitCounts,
} from './activities.ts';
import { ACTIVITY_REFUSALS } from './activity-search.ts';

/** What comes back when it's canceled so many minutes before; `from` what they count. */
const refundPolicy = z.object({
  from: z.enum(['start', 'closing']),
  tiers: z.array(z.object({ minutesBefore: z.int(), refundBps: z.int() })),
});
/** Needs so many people; decided at `time` (by the clock there) so many days before. */
const minimumGroup = z.object({ people: z.int(), time: z.string(), daysBefore: z.int() });

const activityOption = z.object({
  optionId,
  kind: optionKind,
  languages: z.array(guideLanguage),
  /** `18:30`, of all its days; of opening hours, when they begin. */
  startTimes: z.array(z.string()),
  units: z.array(activityUnit),
  /** What an adult pays with taxes, or a member of a full group. */
  adult: moneySchema,
  /** Of units in one booking. */
  least: z.int(),
  most: z.int().nullable(),
  /** One price for up to `people`; null: by unit. */
  group: z.object({ amount: moneySchema, people: z.int(), groupsMax: z.int() }).nullable(),
});
export type WireActivityOption = z.output<typeof activityOption>;

export const activityDetail = z.object({
  activity: activityListing,
  description: z.string(),
  highlights: z.array(z.string()),
  gallery: z.array(art),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  bring: z.array(z.string()),
  meetingPoint,
  operator: activityOperator,
  /** Hours of a day where people come when they like; null with start times. */
  hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  /** Its operator makes changes: of the day, the option or the people. */
  isChangeable: z.boolean(),
  options: z.array(activityOption),
  policy: refundPolicy,
  minimumGroup: minimumGroup.nullable(),
  delivery,
  /** Where a ride stops; empty without one. */
  pickupPlaces: z.array(pickupPlace),
  /** Of an open-dated ticket that's bought today, the last day; null for all others. */
  validUntil: calendarDate.nullable(),
  /** What its checkout asks, in its order. */
  questions: z.array(bookingQuestion),
  /** Miles earned per dollar with the customer's first rewards account; null without one. */
  earnMultiplier: z.number().nullable(),
});
export type ActivityDetail = z.output<typeof activityDetail>;

const activityDay = z.object({
  date: calendarDate,
  /** The best of its slots. */
  state: slotState,
  /** Of the start with most, where few are left (5 or fewer); null where nobody counts. */
  placesLeft: z.int().nullable(),
});
export type ActivityDay = z.output<typeof activityDay>;

/** One slot for this party. */
export const activitySlot = slotTimes.extend({
  state: slotState,
  /** Only where it's a true count of few (5 or fewer): free sale has none. */
  placesLeft: z.int().nullable(),
  /** `+02:00`, where the clock there shows this time twice that night. */
  offset: z.string().nullable(),
  /** Takes the whole party. */
  hasPlaces: z.boolean(),
  fit: slotFit,
  /** Confirmed at once when it's booked now, or by the operator's hand. */
  isConfirmedAtOnce: z.boolean(),
  /** Until when it's canceled for free; null: never. */
  freeUntil: localMoment.nullable(),
  /** When it's decided whether enough have booked. */
  groupDecidedAt: instant.nullable(),
});
export type WireActivitySlot = z.output<typeof activitySlot>;

/** An option for a party: what they're placed into, and what stands in the way. */
export const optionCheck = z.object({
  optionId,
  units: unitCounts,
  problems: z.array(partyProblem),
  /** Null with a problem, or where the people don't fit into the groups that may be booked. */
  total: moneySchema.nullable(),
  miles: z.int().nullable(),
  /** Of an open-dated ticket none: it's booked without. */
  slots: z.array(activitySlot),
});
export type OptionCheck = z.output<typeof optionCheck>;

/** What else is on that day, by the clock there, and the way from where one sleeps. */
const activityPlans = z.object({
  booked: z.array(
    z.object({
      bookingId: z.string(),
      kind: z.enum(COMMITMENT_KINDS),
      fromLocal: localDateTime,
      untilLocal: localDateTime,
    }),
  ),
  /** Null without a stay near it. */
  way: z
    .object({ bookingId: z.string(), name: z.string(), minutes: z.int(), isWalk: z.boolean() })
    .nullable(),
});
export type ActivityPlans = z.output<typeof activityPlans>;

export const activityDetailCalls = {
  getActivity: call({
    method: 'POST',
    path: '/experiences/detail',
    summary: 'An activity with its options, units, refunds, pickup and questions',
    auth: 'customer',
    readOnly: true,
    input: z.object({ activityId, locale: localeSchema.optional() }),
    output: activityDetail,
    errors: ['SuppliersUnavailable'],
  }),
  getActivityCalendar: call({
    method: 'POST',
    path: '/experiences/calendar',
    summary: 'One state for each day of an activity',
    auth: 'customer',
    readOnly: true,
    input: z.object({ activityId, fromDate: calendarDate, untilDate: calendarDate }),
    output: z.object({ days: z.array(activityDay) }),
    errors: [...ACTIVITY_REFUSALS, 'SuppliersUnavailable'],
  }),
  checkActivity: call({
    method: 'POST',
    path: '/experiences/slots',
    summary: 'The slots of an activity on a day for a party, by option, and how they fit its trips',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      activityId,
      date: calendarDate,
      ages: partyAges,
      /** Chosen by hand instead of by ages. */
      units: unitCounts.optional(),
    }),
    output: z.object({
      zone: z.string(),
      /** By the clock there. */
      now: localDateTime,
      options: z.array(optionCheck),
      plans: activityPlans,
    }),
    errors: [...ACTIVITY_REFUSALS, 'SuppliersUnavailable'],
  }),
} as const;

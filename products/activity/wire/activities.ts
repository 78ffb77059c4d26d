/**
 * The shapes of activities that search, checkout and trips share, in the words of the open standard for
 * tours: options, units (priced kinds of traveler), slots. Local times are by the clock there.
 */
import { art, instant, localDateTime, moneySchema, position } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  AVAILABILITY_KINDS,
  DELIVERIES,
  OPTION_KINDS,
  UNIT_KINDS,
} from '../rules/activity.ts';
import { QUESTION_KINDS } from '../rules/booking/questions.ts';
import { COMMITMENT_KINDS } from '../rules/slots/fits-trip.ts';
import { SLOT_STATES } from '../rules/slots/slot.ts';

/** `act_lisbon-pt-12`. Opaque to everybody but the supplier. */
export const activityId = z
  .string()
  .max(80)
  .regex(/^act_[0-9A-Za-z-]{2,70}$/);
/** Unique in its product only. */
export const optionId = z.string().min(1).max(40);
/** Unique in its option only. */
export const slotId = z.string().min(1).max(40);
const unitId = z.string().min(1).max(40);

export const activityCategory = z.enum(ACTIVITY_CATEGORIES);
/** ISO 639-1. */
export const guideLanguage = z.string().regex(/^[a-z]{2}$/);
export const goodFor = z.enum(ACTIVITY_GOOD_FOR);
/** Everybody's, on the day of the activity. */
export const partyAges = z.array(z.int().min(0).max(120)).min(1).max(20);
const unitKind = z.enum(UNIT_KINDS);

/** A priced kind of traveler; ages are inclusive and on the day. */
export const activityUnit = z.object({
  unitId,
  kind: unitKind,
  /** Null for one that isn't by age, such as a family: only chosen by hand. */
  ages: z.object({ from: z.int(), to: z.int() }).nullable(),
  needsId: z.boolean(),
  /** Places that one takes: a family ticket four, a lap infant none. */
  places: z.int(),
  least: z.int(),
  most: z.int().nullable(),
  /** One of these has to come too. */
  companions: z.array(unitKind),
  /** Before an offer and taxes; nothing where the group has one price. */
  price: moneySchema,
});
export type WireUnit = z.output<typeof activityUnit>;
export const unitCounts = z.array(z.object({ unitId, count: z.int().min(0).max(40) })).max(12);

/** Why a party can't book so, in the words that its picker says it in. */
export const partyProblem = z.discriminatedUnion('problem', [
  z.object({ problem: z.literal('noUnitForAge'), ages: z.array(z.int()) }),
  z.object({ problem: z.literal('needsCompanion'), unit: unitKind, companions: z.array(unitKind) }),
  z.object({ problem: z.literal('tooMany'), unit: unitKind, most: z.int() }),
  z.object({ problem: z.literal('tooFew'), unit: unitKind, least: z.int() }),
  z.object({ problem: z.literal('partyTooSmall'), least: z.int() }),
  z.object({ problem: z.literal('partyTooLarge'), most: z.int() }),
]);
export type WirePartyProblem = z.output<typeof partyProblem>;

/** The lines, the group's price, the offer and taxes sum to `total`. */
export const activityPrice = z.object({
  lines: z.array(z.object({ unitId, kind: unitKind, count: z.int(), amount: moneySchema })),
  /** One price for the group instead of its units: `count` groups for `people` each. */
  group: z.object({ count: z.int(), people: z.int(), amount: moneySchema }).nullable(),
  /** Zero or negative. */
  offer: moneySchema,
  taxes: moneySchema,
  total: moneySchema,
});
export type WireActivityPrice = z.output<typeof activityPrice>;

/** How a slot goes with what else is booked, the worst of it; `bookingId` is what's in the way. */
export const slotFit = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('fits') }),
  z.object({
    verdict: z.enum(['tight', 'clashes', 'beforeLanding']),
    bookingId: z.string(),
    kind: z.enum(COMMITMENT_KINDS),
  }),
]);

/** A moment with the clock there. */
export const localMoment = z.object({ at: instant, local: localDateTime });

export const slotTimes = z.object({
  slotId,
  startsAtLocal: localDateTime,
  endsAtLocal: localDateTime,
  startsAt: instant,
  endsAt: instant,
  /** Confirming ends here. */
  cutOffAt: instant,
  /** One comes at any time of it. */
  allDay: z.boolean(),
});

export const slotState = z.enum(SLOT_STATES);
const availabilityKind = z.enum(AVAILABILITY_KINDS);
export const optionKind = z.enum(OPTION_KINDS);
export const delivery = z.enum(DELIVERIES);
/** `manualNear`: at once, but by hand within so many minutes of the start. */
const confirmation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant') }),
  z.object({ kind: z.literal('manual') }),
  z.object({ kind: z.literal('manualNear'), minutes: z.int() }),
]);
const pickupRule = z.object({
  isOffered: z.boolean(),
  /** Nobody is met elsewhere. */
  isRequired: z.boolean(),
  /** Minutes before the start at which the ride leaves its first place. */
  leadMinutes: z.int(),
  /** Minutes before the start until which a place can be named. */
  decideMinutes: z.int(),
});
export const pickupPlace = z.object({
  placeId: z.string().max(60),
  name: z.string(),
  position,
  /** Minutes before the start at which the ride leaves there. */
  minutesBefore: z.int(),
});
export const pickupChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meetingPoint') }),
  z.object({ kind: z.literal('place'), placeId: z.string().max(60) }),
  z.object({ kind: z.literal('later') }),
]);
export type WirePickupChoice = z.output<typeof pickupChoice>;

/** What the operator asks of who books; `choices` only of a choice. */
export const bookingQuestion = z.object({
  questionId: z.string().max(40),
  kind: z.enum(QUESTION_KINDS),
  label: z.string(),
  hint: z.string().nullable(),
  isRequired: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type WireQuestion = z.output<typeof bookingQuestion>;

/** `minutesBefore`: to arrive before the start. */
export const meetingPoint = z.object({ words: z.string(), position, minutesBefore: z.int() });
export const activityOperator = z.object({ name: z.string(), phone: z.string() });
/** `tenths` 0 without reviews. */
const activityRating = z.object({ tenths: z.int(), count: z.int() });

/** What a list shows of an activity, whatever the dates. */
export const activityListing = z.object({
  activityId,
  name: z.string(),
  operator: z.string(),
  category: activityCategory,
  city: z.string(),
  cityPlaceId: z.string(),
  countryCode: z.string(),
  zone: z.string(),
  neighborhood: z.string().nullable(),
  /** Of the meeting point. */
  position,
  art,
  /** How long it lasts. */
  minutes: z.int(),
  availability: availabilityKind,
  languages: z.array(guideLanguage),
  goodFor: z.array(goodFor),
  rating: activityRating,
  confirmation,
  pickup: pickupRule,
  /** People of a start at most; null where nobody counts. */
  groupSize: z.int().nullable(),
  /** A group has it for itself. */
  isPrivate: z.boolean(),
  /** Its operator may cancel for the weather. */
  needsWeather: z.boolean(),
});
export type WireActivityListing = z.output<typeof activityListing>;

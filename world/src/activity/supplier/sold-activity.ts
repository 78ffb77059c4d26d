/** What is sold of an activity, with its price and refunds as they are at that moment; orders store it. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { dateIn, type Instant, localAt } from '@sojourn/domain/dates.ts';
import {
  type ActivityPolicy,
  activityTerms,
} from '@sojourn/products/activity/rules/booking/cancel-policy.ts';
import { isConfirmedAtOnce } from '@sojourn/products/activity/rules/booking/confirmation.ts';
import { decidedAt } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import { placesTaken, type UnitCount } from '@sojourn/products/activity/rules/party/place-ages.ts';
import type {
  ActivitySummary,
  ActivityTotal,
  SoldTimes,
} from '@sojourn/products/activity/sell/port/price-port.ts';
import { termsOfActivity } from '../inventory/activity-terms.ts';
import { type UsableSlot, validUntil } from '../inventory/calendar.ts';
import {
  bringOf,
  languagesOfOption,
  listActivity,
  meetingOf,
  operatorContact,
  optionIdOf,
  pickupPlaces,
} from '../inventory/content/activity-facts.ts';
import { questionsOf } from '../inventory/content/questions.ts';
import { OPTION_SET_LIST } from '../inventory/options.ts';
import { placesOf } from '../inventory/places-left.ts';
import { priceOption, unitsOfOption } from '../inventory/pricing.ts';
import { type ActivityWorld, cityOfActivity } from '../inventory/world.ts';
import { shownOffset } from './slots/shown-offset.ts';

/** An activity asked for, found; `slot` and `day` null for an open-dated ticket. */
export type FoundPick = {
  readonly activityId: string;
  readonly row: number;
  readonly option: number;
  readonly slot: UsableSlot | null;
  readonly day: number | null;
  /** Of nobody are left out. */
  readonly units: readonly UnitCount[];
};
export type SoldActivity = {
  readonly summary: ActivitySummary;
  readonly policy: ActivityPolicy;
  readonly locale: Locale;
};
export type ActivityQuote = {
  readonly sold: SoldActivity;
  readonly price: ActivityTotal;
  readonly terms: CancelTerms;
};
type Selling = {
  readonly locale: Locale;
  readonly now: Instant;
  /** By how much a scenario has moved the price. */
  readonly perCent: number;
  /** Of an earlier sale, which stands. */
  readonly policy?: ActivityPolicy;
  /** Of an open-dated ticket that was sold before. */
  readonly validUntil?: Instant;
};

/** Places that they take of the slot, 0 where nobody counts. */
export const placesOfPick = (world: ActivityWorld, { row, option, units }: FoundPick): number =>
  placesOf(world, row, placesTaken(units, unitsOfOption(world, row, option)));

/** Null when the people don't fit into the groups that may be booked. */
export function totalOf(
  world: ActivityWorld,
  { row, option, units }: Pick<FoundPick, 'row' | 'option' | 'units'>,
  perCent: number,
): ActivityTotal | null {
  const price = priceOption(world, row, option, units, perCent);
  if (price === null) return null;
  const sold = unitsOfOption(world, row, option);
  return {
    ...price,
    lines: price.lines.map((line) => ({
      ...line,
      kind: sold.find(({ unitId }) => unitId === line.unitId)?.kind ?? 'other',
    })),
    groupPeople: price.groups === 0 ? 0 : world.group[row]!,
    currency: 'USD',
  };
}

function timesOf(world: ActivityWorld, { row, slot }: FoundPick, until: Instant): SoldTimes {
  const { zone } = cityOfActivity(world, row);
  if (slot === null) return { kind: 'openDated', validUntil: until, validUntilLocal: localAt(until, zone) };
  const { slotId, startsAtLocal, endsAtLocal, startsAt, endsAt, allDay } = slot;
  return {
    kind: 'slot',
    slotId,
    date: dateIn(startsAt, zone),
    startsAtLocal,
    endsAtLocal,
    startsAt,
    endsAt,
    allDay,
    shownOffset: shownOffset(startsAtLocal, zone),
  };
}

/** Null when the people don't fit into the groups that may be booked. */
export function quoteActivity(
  world: ActivityWorld,
  found: FoundPick,
  selling: Selling,
): ActivityQuote | null {
  const { row, option, units } = found;
  const { locale, now, perCent } = selling;
  const price = totalOf(world, found, perCent);
  if (price === null) return null;
  const { zone } = cityOfActivity(world, row);
  const terms = termsOfActivity(world, row);
  const policy = selling.policy ?? terms.policy;
  const times = timesOf(world, found, selling.validUntil ?? validUntil(world, row, now));
  const [startsAt, closesAt] =
    times.kind === 'slot' ? [times.startsAt, times.endsAt] : [times.validUntil, times.validUntil];
  const all = unitsOfOption(world, row, option);
  const { minimumGroup } = terms;
  const summary: ActivitySummary = {
    ...listActivity(world, row, locale),
    optionId: optionIdOf(option),
    optionKind: OPTION_SET_LIST[world.options[row]!]![option]!.kind,
    optionLanguages: languagesOfOption(world, row, option),
    times,
    questions: questionsOf(world, row, locale),
    units: units.flatMap((each) => {
      const unit = all.find(({ unitId }) => unitId === each.unitId);
      return unit ? [{ ...each, kind: unit.kind, ages: unit.ages, places: unit.places }] : [];
    }),
    people: placesTaken(units, all),
    meetingPoint: meetingOf(world, row, locale),
    pickupPlaces: pickupPlaces(world, row),
    operatorContact: operatorContact(world, row),
    bring: bringOf(world, row, locale),
    delivery: terms.delivery,
    minimumGroup,
    minimumDecidedAt:
      minimumGroup && times.kind === 'slot' ? decidedAt(minimumGroup, times.date, zone) : null,
    isConfirmedAtOnce: isConfirmedAtOnce(terms.confirmation, startsAt, now),
    price,
  };
  return {
    sold: { summary, policy, locale },
    price,
    terms: activityTerms(policy, { startsAt, closesAt, zone }, price.totalMinor),
  };
}

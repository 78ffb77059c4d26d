/** An activity in a list: its facts, what a party pays, and what each day of the question has for it. */
import { freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { activityTerms } from '@sojourn/products/activity/rules/booking/cancel-policy.ts';
import {
  judgeSlot,
  type Trip,
  type TripFit,
  waysTo,
} from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import type {
  ActivityCard,
  ActivityCardDay,
  ActivityQuestion,
} from '@sojourn/products/activity/sell/port/search-port.ts';
import { termsOfActivity } from '../inventory/activity-terms.ts';
import {
  type ActivityMarketState,
  optionsOf,
  type UsableSlot,
  usableOn,
  validUntil,
} from '../inventory/calendar.ts';
import { listActivity, optionIdOf } from '../inventory/content/activity-facts.ts';
import { OPTION_SET_LIST, OPTIONS_MAX } from '../inventory/options.ts';
import { placesOf } from '../inventory/places-left.ts';
import type { TakenParty } from '../inventory/search/place-party.ts';
import type { ActivityHit } from '../inventory/search/query.ts';
import { type ActivityWorld, cityOfActivity, meetingPosition } from '../inventory/world.ts';

type Shown = {
  readonly world: ActivityWorld;
  readonly state: ActivityMarketState;
  readonly question: Pick<ActivityQuestion, 'locale'>;
  readonly span: { readonly first: number; readonly days: number };
  readonly trip: Trip | null;
  /** By unit set. */
  readonly party: readonly TakenParty[];
};

/** Options share the places of a start: one is looked at for each start. */
function optionsByStart(world: ActivityWorld, row: number): { option: number; starts: number }[] {
  const set = OPTION_SET_LIST[world.options[row]!]!;
  let seen = 0;
  return optionsOf(world, row).flatMap((option) => {
    const starts = set[option]!.starts & ~seen;
    seen |= starts;
    return starts === 0 ? [] : [{ option, starts }];
  });
}

function fitOf(
  { world, trip }: Shown,
  row: number,
  ways: readonly number[],
  slot: UsableSlot,
): TripFit | null {
  if (trip === null) return null;
  return judgeSlot(trip, ways, {
    startsAt: Date.parse(slot.startsAt),
    endsAt: Date.parse(slot.endsAt),
    early: world.early[row]!,
    visitMinutes: slot.allDay ? world.minutes[row]! : null,
  });
}

const RANKS: readonly TripFit['verdict'][] = ['fits', 'tight', 'clashes', 'beforeLanding'];
const rankOf = (fit: TripFit | null): number => (fit === null ? 0 : RANKS.indexOf(fit.verdict));

/** The best start: the one that goes best with the trip, then the first. */
function dayOf(shown: Shown, row: number, day: number, ways: readonly number[], people: number) {
  const { world, state } = shown;
  const slots = optionsByStart(world, row).flatMap(({ option, starts }) =>
    usableOn(world, state, row, option, day).filter(({ start }) => (starts >>> start) & 1),
  );
  const open = slots
    .filter((slot) => slot.state !== 'closed' && (slot.placesLeft === null || slot.placesLeft >= people))
    .map((slot) => ({ slot, fit: fitOf(shown, row, ways, slot) }))
    .sort((a, b) => rankOf(a.fit) - rankOf(b.fit) || a.slot.start - b.slot.start);
  const date = dateOfDay(day);
  const best = open[0];
  if (!best) {
    const state = slots.some((slot) => slot.state !== 'closed') ? 'soldOut' : 'closed';
    return { slot: null, card: { date, state, startsAtLocal: null, fit: null } satisfies ActivityCardDay };
  }
  const { slot, fit } = best;
  const card: ActivityCardDay = { date, state: slot.state, startsAtLocal: slot.startsAtLocal, fit };
  return { slot, card };
}

/** Until when all comes back, for a start or an open-dated ticket that's bought now. */
function freeUntilOf({ world, state }: Shown, row: number, slot: UsableSlot | null) {
  const { policy, availability } = termsOfActivity(world, row);
  const { zone } = cityOfActivity(world, row);
  const until = validUntil(world, row, state.now);
  const ticket = availability === 'openDated' ? { startsAt: until, endsAt: until } : null;
  const sold = ticket ?? slot;
  if (sold === null) return null;
  const times = { startsAt: sold.startsAt, closesAt: sold.endsAt, zone };
  return freeUntil(activityTerms(policy, times, 100_00), 100_00, state.now);
}

export function activityCard(shown: Shown, { row, totalMinor, option }: ActivityHit): ActivityCard {
  const { world, question, span, trip, party } = shown;
  const ways = trip === null ? [] : waysTo(trip, meetingPosition(world, row));
  const people = placesOf(world, row, party[world.units[row]!]!.places);
  const days = Array.from({ length: span.days }, (_, at) => dayOf(shown, row, span.first + at, ways, people));
  const first = days.find(({ slot }) => slot !== null)?.slot ?? null;
  return {
    ...listActivity(world, row, question.locale),
    optionId: optionIdOf(option),
    adultMinor: world.adultMinor[row * OPTIONS_MAX + option]!,
    totalMinor,
    offPercent: world.off[row]!,
    days: days.map(({ card }) => card),
    freeUntil: freeUntilOf(shown, row, first),
    isFinalSale: termsOfActivity(world, row).policy.tiers.length === 0,
  };
}

/** What the verbs of the embedded home market share: the homes, its own record, the sellers, the time. */
import { addDays, type CalendarDate, dateIn, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { checkStay, type DateViolation } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nightsOf } from '@sojourn/products/home/rules/calendar/night.ts';
import { STAY_NIGHTS_MAX } from '@sojourn/products/home/rules/calendar/possible-days.ts';
import { checkParty, type Party } from '@sojourn/products/home/rules/party.ts';
import type { HomePriceAsk, HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type { Stage } from '#orders/play-scenario.ts';
import { saleBarAt } from '../inventory/law/registration.ts';
import { homeCalendar, type SoldNights } from '../inventory/nights.ts';
import { clockIn, partyRulesOf } from '../inventory/search/home-facts.ts';
import { cityOfHome, type HomeWorld, rowOfHome, sellerOfHome } from '../inventory/world.ts';
import { wireDateViolation, wirePartyViolation } from './map.ts';
import { soldOf } from './nights/sold-picture.ts';
import { listTaken, type TakenNight } from './nights/store.ts';
import type { FoundStay } from './sold-homes.ts';

export type HomeMarket = Stage & {
  readonly world: HomeWorld;
  /** The search's picture; what changes anything reads the record. */
  readonly sold: SoldNights;
};

/** The first has its hosts' own contracts, the second lists what others manage. */
export const HOME_SELLERS = [
  { id: 'direct', name: 'Harbor Homes' },
  { id: 'network', name: 'Meridian Homes Network' },
] as const;

/** Enough to look at homes; `db` only for what's taken of them. */
type Homes = Pick<HomeMarket, 'world'>;

/** Nights of preparation before an arrival are read too. */
const READ_BEFORE_DAYS = 4;

export const todayAt = ({ world }: Homes, row: number, now: Instant): CalendarDate =>
  dateIn(now, cityOfHome(world, row).zone);

export function findStay(
  { world }: Homes,
  ask: { readonly homeId: string; readonly checkIn: CalendarDate; readonly checkOut: CalendarDate },
): FoundStay | undefined {
  const { homeId, checkIn, checkOut } = ask;
  const row = rowOfHome(world, homeId);
  const stay = { arrival: dayNumber(checkIn), departure: dayNumber(checkOut) };
  if (row === undefined || nightsOf(stay) < 1 || nightsOf(stay) > STAY_NIGHTS_MAX) return undefined;
  return { homeId, row, stay, checkIn, checkOut };
}

export type FoundStays = readonly [FoundStay, ...FoundStay[]];

/**
 * One home, or two of one seller whose nights follow each other and whose hosts needn't be asked; undefined
 * for anything else.
 */
export function findStays(market: Homes, { stays }: Pick<HomePriceAsk, 'stays'>): FoundStays | undefined {
  const [first, second] = stays.map((each) => findStay(market, each));
  if (!first || stays.length > 2) return undefined;
  if (stays.length === 1) return [first];
  const { world } = market;
  const isOneStay =
    second !== undefined &&
    first.checkOut === second.checkIn &&
    first.row !== second.row &&
    sellerOfHome(world, first.row) === sellerOfHome(world, second.row) &&
    [first, second].every(({ row }) => world.instant[row] === 1);
  return isOneStay ? [first, second] : undefined;
}

export const readTaken = (market: Pick<HomeMarket, 'db'>, found: FoundStays): Promise<TakenNight[]> =>
  listTaken(
    market.db,
    found.map(({ homeId }) => homeId),
    addDays(found[0].checkIn, -READ_BEFORE_DAYS),
  );

/** The home's calendar by the record; `except`: whose own nights don't count. */
export function calendarOf(
  { world }: Homes,
  { homeId, row, stay }: FoundStay,
  taken: readonly TakenNight[],
  except?: string,
) {
  const own = taken.filter((night) => night.homeId === homeId && night.reference !== except);
  return homeCalendar(world, soldOf(row, own), row, stay.arrival);
}

/** The rules of the calendar that a stay breaks. */
export const brokenDates = (
  market: Homes,
  found: FoundStay,
  taken: readonly TakenNight[],
  now: Instant,
  except?: string,
): DateViolation[] =>
  checkStay(
    calendarOf(market, found, taken, except),
    found.stay,
    clockIn(now, cityOfHome(market.world, found.row).zone),
  );

export const brokenByParty = ({ world }: Homes, row: number, party: Party) =>
  checkParty(party, partyRulesOf(world, row));

/** Somebody else has the nights, or is too near to them. */
const isTaken = (violation: DateViolation): boolean =>
  violation.rule === 'blockedDates' && violation.why !== 'tooFarAhead';

/** Why the homes can't be had, or null. */
export function findRefusal(
  market: Homes,
  found: FoundStays,
  { party, now }: { readonly party: Party; readonly now: Instant },
  taken: readonly TakenNight[],
): HomeRejection | null {
  if (found.some(({ row }) => saleBarAt(market.world, row, todayAt(market, row, now)) !== null))
    return { reason: 'RateNotAvailable' };
  const byParty = found.flatMap(({ row }) => brokenByParty(market, row, party));
  if (byParty.length > 0) return { reason: 'PartyNotAccepted', violations: byParty.map(wirePartyViolation) };
  const byDates = found.flatMap((each) => brokenDates(market, each, taken, now));
  if (byDates.length === 0) return null;
  return byDates.every(isTaken)
    ? { reason: 'NoAvailability' }
    : { reason: 'DatesNotAvailable', violations: byDates.map(wireDateViolation) };
}

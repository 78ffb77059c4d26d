/**
 * What a search for homes asks, and its coding in addresses: `?checkIn=2027-04-15&checkOut=2027-04-19
 * &guests=2-1-0&pets=1-0&flex=2` is for two adults and a child with a dog, two days earlier or later.
 */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import type { Party } from '#home/rules/party.ts';

export const HOMES_PATH = '/homes';

export type DatesAndParty = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly party: Party;
};

/** Days by which either end may move. */
export const FLEXIBLE_DAYS = [0, 1, 2, 3, 7] as const;
export type FlexibleDays = (typeof FLEXIBLE_DAYS)[number];

export type HomeCriteria = DatesAndParty & { readonly flexibleDays: FlexibleDays };

const GUESTS = /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/;
const PETS = /^(\d{1,2})-(\d{1,2})$/;

const printPets = ({ dogs, cats }: Party): string | undefined =>
  dogs + cats > 0 ? `${dogs}-${cats}` : undefined;

export const printDatesAndParty = ({ checkIn, checkOut, party }: DatesAndParty): FlatSearch => ({
  checkIn,
  checkOut,
  guests: `${party.adults}-${party.children}-${party.infants}`,
  pets: printPets(party),
});

/** Undefined when it's none of ours. Numbers over the limits are read, so that the page can name them. */
export function readParty({ guests, pets }: FlatSearch): Party | undefined {
  const people = GUESTS.exec(guests ?? '');
  if (!people) return undefined;
  const [, adults, children, infants] = people.map(Number);
  const [, dogs, cats] = (PETS.exec(pets ?? '') ?? []).map(Number);
  return {
    adults: adults ?? 0,
    children: children ?? 0,
    infants: infants ?? 0,
    dogs: dogs ?? 0,
    cats: cats ?? 0,
  };
}

/** What is missing or wrong falls back to the given one. */
export function readDatesAndParty(search: FlatSearch, fallback: DatesAndParty): DatesAndParty {
  const checkIn = readDate(search.checkIn);
  const checkOut = readDate(search.checkOut);
  const dates = checkIn && checkOut && checkOut > checkIn ? { checkIn, checkOut } : fallback;
  return {
    checkIn: dates.checkIn,
    checkOut: dates.checkOut,
    party: readParty(search) ?? fallback.party,
  };
}

export const readFlexibleDays = ({ flex }: FlatSearch): FlexibleDays =>
  FLEXIBLE_DAYS.find((days) => String(days) === flex) ?? 0;

export const printFlexibleDays = (days: FlexibleDays): string | undefined =>
  days > 0 ? String(days) : undefined;

/** As hotels (A §9): from 2 to 6 days from today, for two. */
export const defaultCriteria = (today: CalendarDate, adults = 2): HomeCriteria => ({
  checkIn: addDays(today, 2),
  checkOut: addDays(today, 6),
  party: { adults, children: 0, infants: 0, dogs: 0, cats: 0 },
  flexibleDays: 0,
});

export const guestCount = ({ adults, children, infants }: Party): number => adults + children + infants;
export const petCount = ({ dogs, cats }: Party): number => dogs + cats;

/** What is sold of one home or two, with prices and policies as they are at that moment; orders store it. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { cityArt } from '@sojourn/geography/city-art.ts';
import type { HomePolicy, HomeStayTimes } from '@sojourn/products/home/rules/booking/cancel-policy.ts';
import { homeCancelTerms, refundsAhead } from '@sojourn/products/home/rules/booking/cancel-terms.ts';
import { depositDays } from '@sojourn/products/home/rules/booking/deposit.ts';
import type { Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import { nightsOf } from '@sojourn/products/home/rules/calendar/night.ts';
import type { HomePrice } from '@sojourn/products/home/rules/home-price.ts';
import type { Party } from '@sojourn/products/home/rules/party.ts';
import type { HomesPrice } from '@sojourn/products/home/sell/price-port.ts';
import type { HomeStaySummary } from '@sojourn/products/home/wire/home-checkout.ts';
import { homeHost } from '../inventory/describe-home.ts';
import { homeArea, listHome } from '../inventory/home-facts.ts';
import { houseRules } from '../inventory/house-rules.ts';
import { registrationOf } from '../inventory/law/registration.ts';
import { policyFor } from '../inventory/policies.ts';
import { priceStayInHome } from '../inventory/pricing.ts';
import { cityOfHome, type HomeWorld } from '../inventory/world.ts';
import { wireHomePrice } from './map.ts';

/** A home asked for, found. */
export type FoundStay = {
  readonly homeId: string;
  readonly row: number;
  readonly stay: Stay;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
type SoldStay = {
  readonly summary: HomeStaySummary;
  readonly price: HomePrice;
  readonly policy: HomePolicy;
};
export type SoldHomes = {
  readonly stays: readonly SoldStay[];
  readonly party: Party;
  /** Of the first home. */
  readonly chosenFees: readonly string[];
  readonly locale: Locale;
  readonly confirmedAt: Instant;
};
export type HomesQuote = {
  readonly sold: SoldHomes;
  readonly price: HomesPrice;
  readonly terms: CancelTerms;
};

export const stayingIn = ({ adults, children, dogs, cats }: Party) => ({
  guests: adults + children,
  pets: dogs + cats,
});

export function stayTimes(
  world: HomeWorld,
  row: number,
  { checkIn, checkOut }: Pick<FoundStay, 'checkIn' | 'checkOut'>,
  confirmedAt: Instant,
): HomeStayTimes {
  const { checkInFrom } = houseRules(world, row);
  return { checkIn, checkOut, checkInFrom, zone: cityOfHome(world, row).zone, confirmedAt };
}

export const checkInAt = ({ checkIn, checkInFrom, zone }: HomeStayTimes): Instant =>
  instantAt(`${checkIn}T${checkInFrom}`, zone);

export const depositOf = (world: HomeWorld, row: number, { checkIn, checkOut }: FoundStay) =>
  world.deposit[row] === 0
    ? null
    : { amount: money(world.deposit[row]! * 100), ...depositDays(checkIn, checkOut) };

type Selling = Pick<SoldHomes, 'party' | 'chosenFees' | 'locale'> & {
  readonly now: Instant;
  /** By how much a scenario has moved each home's nights. */
  readonly perCent: (homeId: string) => number;
  /** Of the homes in order, where an earlier sale fixed them. */
  readonly policies?: readonly HomePolicy[];
};

function sellStay(
  world: HomeWorld,
  found: FoundStay,
  selling: Selling,
  of: { readonly chosen: readonly string[]; readonly policy: HomePolicy },
): SoldStay {
  const { row, stay, checkIn, checkOut } = found;
  const { party, locale, now } = selling;
  const perCent = selling.perCent(found.homeId);
  const price = priceStayInHome(world, row, stay, stayingIn(party), { chosen: of.chosen, perCent });
  const times = stayTimes(world, row, found, now);
  const { policy } = of;
  const listing = listHome(world, row, locale);
  const city = cityOfHome(world, row);
  const host = homeHost(world, row);
  const { checkInFrom, checkInUntil, checkOutUntil } = houseRules(world, row);
  const summary: HomeStaySummary = {
    homeId: listing.homeId,
    name: listing.name,
    kind: listing.kind,
    neighborhood: listing.neighborhood,
    city: listing.city,
    cityPlaceId: listing.cityPlaceId,
    countryCode: city.country,
    zone: city.zone,
    area: homeArea(world, row),
    checkIn,
    checkOut,
    checkInFrom,
    checkInUntil,
    checkOutUntil,
    bedrooms: listing.bedrooms,
    beds: listing.beds,
    halfBaths: listing.halfBaths,
    host: { ...host, speaks: [...host.speaks] },
    booking: listing.booking,
    registrationNumber: registrationOf(world, row).registrationNumber,
    price: wireHomePrice(world, row, stay, price, perCent),
    refunds: wireRefunds({ policy, times, price }, now),
    deposit: depositOf(world, row, found),
    art: listing.art,
    cityArt: cityArt(city),
  };
  return { summary, price, policy };
}

/** What the homes are sold for now, in the order of their nights. */
export function quoteHomes(
  world: HomeWorld,
  found: readonly [FoundStay, ...FoundStay[]],
  selling: Selling,
): HomesQuote {
  const { now, party, chosenFees, locale } = selling;
  const stays = found.map((each, at) =>
    sellStay(world, each, selling, {
      chosen: at === 0 ? chosenFees : [],
      policy: selling.policies?.[at] ?? policyFor(world.policy[each.row]!, nightsOf(each.stay)),
    }),
  );
  const totalMinor = stays.reduce((sum, { price }) => sum + price.totalMinor, 0);
  return {
    sold: { stays, party, chosenFees, locale, confirmedAt: now },
    price: { totalMinor, currency: 'USD' },
    terms: termsOfHomes(world, found, stays, now),
  };
}

/** Of homes as they're sold, when they're confirmed at an instant. */
export function termsOfHomes(
  world: HomeWorld,
  found: readonly FoundStay[],
  stays: readonly SoldStay[],
  confirmedAt: Instant,
  now: Instant = confirmedAt,
): CancelTerms {
  const parts = stays.flatMap(({ policy, price }, at) => {
    const each = found[at];
    return each ? [{ policy, price, times: stayTimes(world, each.row, each, confirmedAt) }] : [];
  });
  const [first, ...rest] = parts;
  if (!first) throw new Error('a sale of homes has at least one');
  return homeCancelTerms([first, ...rest], now);
}

/** What was sold earlier, with what comes back of it when it's confirmed now. */
export function confirmedAt(
  world: HomeWorld,
  found: readonly FoundStay[],
  { sold, price }: Pick<HomesQuote, 'sold' | 'price'>,
  now: Instant,
): HomesQuote {
  const stays = sold.stays.map((each, at) => {
    const where = found[at];
    if (!where) return each;
    const times = stayTimes(world, where.row, where, now);
    return { ...each, summary: { ...each.summary, refunds: wireRefunds({ ...each, times }, now) } };
  });
  const terms = termsOfHomes(world, found, stays, now);
  return { sold: { ...sold, stays, confirmedAt: now }, price, terms };
}

const wireRefunds = (of: Parameters<typeof refundsAhead>[0], now: Instant) =>
  refundsAhead(of, now).map(({ endsAt, refundMinor }) => ({ endsAt, refund: money(refundMinor) }));

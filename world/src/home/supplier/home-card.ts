/** A home in a list, with its price for dates. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { homeCancelTerms } from '@sojourn/products/home/rules/booking/cancel-terms.ts';
import { nightsOf, type Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import type { HomePrice } from '@sojourn/products/home/rules/home-price.ts';
import { prominentPrice, showsTaxes } from '@sojourn/products/home/rules/law/price-display.ts';
import type { HomeQuestion } from '@sojourn/products/home/sell/supplier.ts';
import type { HomeCard } from '@sojourn/products/home/wire/home-search.ts';
import { listHome } from '../inventory/home-facts.ts';
import { policyFor } from '../inventory/policies.ts';
import { priceStayInHome } from '../inventory/pricing.ts';
import { cityOfHome, type HomeWorld } from '../inventory/world.ts';
import { nightlyMinor, wireTerms } from './map.ts';
import { stayingIn, stayTimes } from './sold-homes.ts';

type Guest = Pick<HomeQuestion, 'party' | 'locale' | 'now'>;

/** Taxes beside the price that stands out, where the law of the home's place lets them; null where not. */
export function taxesApart(world: HomeWorld, row: number, price: HomePrice) {
  const withTaxes = showsTaxes('US', cityOfHome(world, row).country);
  return withTaxes ? null : money(prominentPrice(price, false).apartMinor);
}

export function homeTerms(
  world: HomeWorld,
  row: number,
  stay: Stay,
  price: HomePrice,
  now: Guest['now'],
): CancelTerms {
  const policy = policyFor(world.policy[row]!, nightsOf(stay));
  const dates = { checkIn: dateOfDay(stay.arrival), checkOut: dateOfDay(stay.departure) };
  return homeCancelTerms([{ policy, price, times: stayTimes(world, row, dates, now) }], now);
}

export function homeCard(
  world: HomeWorld,
  row: number,
  stay: Stay,
  { party, locale, now }: Guest,
  perCent = 0,
): HomeCard {
  const price = priceStayInHome(world, row, stay, stayingIn(party), { perCent });
  const total = money(price.totalMinor);
  const cleaning = price.fees.find(({ kind }) => kind === 'cleaning')?.amountMinor ?? 0;
  return {
    ...listHome(world, row, locale),
    checkIn: dateOfDay(stay.arrival),
    checkOut: dateOfDay(stay.departure),
    nights: nightsOf(stay),
    total,
    nightly: money(nightlyMinor(price, stay)),
    cleaning: money(cleaning),
    taxesApart: taxesApart(world, row, price),
    miles: milesFor(total),
    cancellation: wireTerms(homeTerms(world, row, stay, price, now)),
  };
}

/** The market's values as the contract's. */

import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { DateViolation } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nightsOf, type Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import type { HomePrice } from '@sojourn/products/home/rules/home-price.ts';
import type { checkParty } from '@sojourn/products/home/rules/party.ts';
import type { WireHomePrice, WireViolation } from '@sojourn/products/home/wire/homes.ts';
import { nightPrices } from '../inventory/pricing.ts';
import type { HomeWorld } from '../inventory/world.ts';

export const wireTerms = (terms: CancelTerms) => ({ ...terms, steps: [...terms.steps] });

/** The average of one night, before fees and taxes: what lists show and policies judge. */
export const nightlyMinor = ({ nightsMinor }: Pick<HomePrice, 'nightsMinor'>, stay: Stay): number =>
  Math.round(nightsMinor / nightsOf(stay));

export function wireHomePrice(
  world: HomeWorld,
  row: number,
  stay: Stay,
  price: HomePrice,
  perCent: number,
): WireHomePrice {
  return {
    nights: nightPrices(world, row, stay, perCent).map((amountMinor, at) => ({
      date: dateOfDay(stay.arrival + at),
      amountMinor,
    })),
    nightsTotal: money(price.nightsMinor),
    nightly: money(nightlyMinor(price, stay)),
    extraGuests: money(price.extraGuestsMinor),
    discount: money(price.discountMinor),
    discountBps: price.discountBps,
    fees: price.fees.map(({ kind, amountMinor, isMandatory }) => ({
      kind,
      amount: money(amountMinor),
      isMandatory,
    })),
    service: money(price.serviceMinor),
    taxes: money(price.taxMinor),
    total: money(price.totalMinor),
  };
}

export function wireDateViolation(violation: DateViolation): WireViolation {
  switch (violation.rule) {
    case 'minimumStay':
    case 'maximumStay': {
      const { rule, nights, day, by } = violation;
      return { rule, nights, date: dateOfDay(day), by };
    }
    case 'checkInNotAllowed':
    case 'checkOutNotAllowed': {
      const { rule, day, changeover } = violation;
      const season = changeover && {
        weekday: changeover.weekday,
        from: dateOfDay(changeover.from),
        // The season's end is half-open here, its last day on the wire
        until: dateOfDay(changeover.until - 1),
      };
      return { rule, date: dateOfDay(day), changeover: season };
    }
    case 'blockedDates':
      return { rule: violation.rule, date: dateOfDay(violation.day), why: violation.why };
    case 'minimumBookingWindow':
      return { rule: violation.rule, days: violation.days, untilHour: violation.untilHour };
  }
}

export const wirePartyViolation = (violation: ReturnType<typeof checkParty>[number]): WireViolation =>
  violation.rule === 'occupancy'
    ? { rule: violation.rule, of: violation.of, most: violation.most }
    : { rule: violation.rule, of: violation.of, most: violation.most };

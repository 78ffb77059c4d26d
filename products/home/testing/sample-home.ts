/** Homes in the shape of the wire, for tests of pages, mail and receipts: Casa do Limoeiro of Lisbon. */
import { addDays, type CalendarDate, date, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type HomePricing, priceHome } from '../rules/home-price.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { WireHomePrice } from '../wire/homes.ts';

export const LIMOEIRO: HomePricing = {
  baseMinor: 16_800,
  includedGuests: 5,
  extraGuestMinor: 0,
  lengthDiscounts: [{ fromNights: 7, bps: 1_000 }],
  fees: [
    { kind: 'cleaning', amountMinor: 7_500, per: 'stay', isMandatory: true },
    { kind: 'poolHeating', amountMinor: 4_000, per: 'stay', isMandatory: false },
  ],
  serviceBps: 1_000,
  taxes: [{ kind: 'share', bps: 600, of: 'nightsAndFees' }],
};

type Wanted = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly guests?: number;
  readonly chosen?: readonly 'poolHeating'[];
};

/** As its supplier prices it. */
export function sampleHomePrice(wanted: Wanted, pricing: HomePricing = LIMOEIRO): WireHomePrice {
  const { checkIn, checkOut, guests = 2, chosen = [] } = wanted;
  const count = nightsBetween(checkIn, checkOut);
  const nights = Array.from({ length: count }, (_, at) => ({
    date: addDays(checkIn, at),
    amountMinor: pricing.baseMinor,
  }));
  const price = priceHome(pricing, { nights: nights.map(() => null), guests, pets: 0, chosen });
  return {
    nights,
    nightsTotal: money(price.nightsMinor),
    nightly: money(Math.round(price.nightsMinor / count)),
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

const APRIL = { checkIn: date('2027-04-14'), checkOut: date('2027-04-19') };

/** Five nights for two, all of it back until March 31, half until April 9, the cleaning until check-in. */
export function sampleHomeStay(part: Partial<HomeStaySummary> = {}): HomeStaySummary {
  const { checkIn = APRIL.checkIn, checkOut = APRIL.checkOut } = part;
  const price = part.price ?? sampleHomePrice({ checkIn, checkOut });
  const { total } = price;
  return {
    homeId: 'hom_lisbon-pt-1' as HomeStaySummary['homeId'],
    name: 'Casa do Limoeiro',
    kind: 'townhouse',
    neighborhood: 'Príncipe Real',
    city: 'Lisbon',
    cityPlaceId: 'city:lisbon-pt',
    countryCode: 'PT',
    zone: 'Europe/Lisbon',
    area: { center: { lat: 38.7167, lon: -9.1489 }, radiusMeters: 400 },
    checkIn,
    checkOut,
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    bedrooms: 2,
    beds: 3,
    halfBaths: 3,
    host: {
      name: 'Inês Marques',
      kind: 'person',
      since: 2019,
      speaks: ['pt', 'en', 'fr'],
      answersInHours: 3,
      accepted: 92,
      canceled: 0,
    },
    booking: 'instant',
    registrationNumber: '12345/AL',
    price,
    refunds: [
      { endsAt: '2027-03-31T14:00:00Z' as Instant, refund: total },
      { endsAt: '2027-04-09T14:00:00Z' as Instant, refund: money(Math.round(total.amountMinor / 2)) },
      { endsAt: '2027-04-14T14:00:00Z' as Instant, refund: money(7_950) },
    ],
    deposit: { amount: money(20_000), holdOn: addDays(checkIn, -1), releaseOn: addDays(checkOut, 15) },
    art: { seed: 'limoeiro', kind: 'home' },
    cityArt: { seed: 'lisbon', kind: 'city' },
    ...part,
  };
}

/** All that is known of a hotel without dates: what its page, a card and a booking's summary say. */
import { mix } from '@sojourn/domain/mix.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { CURRENCIES, minorDigits, money } from '@sojourn/domain/money.ts';
import type { City } from '@sojourn/geography/types.ts';
import { COLLECTIONS, type PropertyFee } from '@sojourn/products/hotel/rules/stay.ts';
import { fictionalPhone } from '../../phones.ts';
import { USD_CENTS_PER_UNIT } from './data/exchange.ts';
import type { Locale } from './data/words.ts';
import { demoHotelAt } from './demo.ts';
import { amenitiesOf, cityNameOf, describeHotel, neighbourhoodOf } from './describe.ts';
import { nameOf, streetOf } from './names.ts';
import { galleryOf, hotelArt } from './pictures.ts';
import { cityOfRow, type HotelWorld, positionOf, stayIdOf } from './world.ts';

/** US cents in a currency's minor unit, rounded to a sum that people would ask for (tens of it). */
function inCurrency(usCents: number, currency: Currency): number {
  const units = usCents / USD_CENTS_PER_UNIT[currency];
  const minor = units * 10 ** minorDigits(currency);
  const step = minor > 2000 ? 100 : 10;
  return Math.max(step, Math.round(minor / step) * step);
}

type FeeOf = (kind: PropertyFee['kind'], usCents: number, per: PropertyFee['per']) => PropertyFee;

function feeIn({ geography }: Pick<HotelWorld, 'geography'>, city: City): FeeOf {
  const country = geography.countryByCode(city.country);
  const currency = CURRENCIES.find((code) => code === country?.currency) ?? 'USD';
  return (kind, usCents, per) => ({ kind, amount: money(inCurrency(usCents, currency), currency), per });
}

/** What every guest of a city pays at the desk, and of resorts by the number in `resortFee`. */
export function certainFeesIn(world: Pick<HotelWorld, 'geography'>, city: City, resortFee: number) {
  const fee = feeIn(world, city);
  const fees: PropertyFee[] = [];
  const cityTax = world.geography.lodgingTaxOf(city).perNightMinor;
  if (cityTax > 0) fees.push(fee('cityTax', cityTax, 'personNight'));
  if (resortFee > 0) fees.push(fee('resortFee', 800 + resortFee * 700, 'night'));
  return fees;
}

/** What the hotel charges at its desk: city tax, resorts' fees, some deposits and parking. */
export function feesOf(world: HotelWorld, row: number): PropertyFee[] {
  const city = cityOfRow(world, row);
  const fees = certainFeesIn(world, city, world.resortFee[row]!);
  if (demoHotelAt(world, row)) return fees;
  const fee = feeIn(world, city);
  const salt = world.salt[row]!;
  if (salt % 17 === 0) fees.push(fee('deposit', 10_000, 'stay'));
  if (salt % 11 === 0) fees.push(fee('parking', 900 + world.stars[row]! * 500, 'night'));
  return fees;
}

const CHECK_IN = ['14:00', '15:00', '15:00', '16:00'];
const CHECK_IN_UNTIL = ['21:00', '22:00', '23:00', '23:59'];
const CHECK_OUT = ['10:00', '11:00', '11:00', '12:00'];

/** Ratings of the parts, which average to about the whole. */
function partsOf(world: HotelWorld, row: number) {
  const demo = demoHotelAt(world, row)?.subRatings;
  if (demo) return { location: demo[0], service: demo[1], rooms: demo[2], value: demo[3] };
  const whole = world.rating[row]!;
  const part = (n: number): number => Math.max(30, Math.min(99, whole + (mix(world.salt[row]!, n) % 9) - 4));
  return { location: part(1), service: part(2), rooms: part(3), value: part(4) };
}

function loyaltyOf(world: HotelWorld, row: number): { code: string; name: string } | null {
  const program = world.programs[world.program[row]! - 1];
  return program ? { code: program.code, name: program.name } : null;
}

/** What a card in a list says of a hotel. */
export const factsOfCard = (world: HotelWorld, row: number, locale: Locale) => ({
  stayId: stayIdOf(world, row),
  name: nameOf(world, row),
  stars: world.stars[row]!,
  collection: COLLECTIONS[world.collection[row]!]!,
  loyaltyProgram: loyaltyOf(world, row)?.code ?? null,
  neighbourhood: neighbourhoodOf(world, row, locale),
  city: cityNameOf(world, row, locale),
  cityPlaceId: `city:${cityOfRow(world, row).id}`,
  position: positionOf(world, row),
  art: hotelArt(world, row),
  rating: { tenths: world.rating[row]!, count: world.reviews[row]! },
  amenities: amenitiesOf(world, row),
});

export function factsOf(world: HotelWorld, row: number, locale: Locale) {
  const city = cityOfRow(world, row);
  const salt = world.salt[row]!;
  return {
    stayId: stayIdOf(world, row),
    name: nameOf(world, row),
    stars: world.stars[row]!,
    collection: COLLECTIONS[world.collection[row]!]!,
    loyaltyProgram: loyaltyOf(world, row),
    address: `${streetOf(world, row)}, ${cityNameOf(world, row, locale)}`,
    neighbourhood: neighbourhoodOf(world, row, locale),
    city: cityNameOf(world, row, locale),
    cityPlaceId: `city:${city.id}`,
    countryCode: city.country,
    zone: city.zone,
    position: positionOf(world, row),
    rating: { tenths: world.rating[row]!, count: world.reviews[row]!, ...partsOf(world, row) },
    amenities: amenitiesOf(world, row),
    description: describeHotel(world, row, locale),
    gallery: galleryOf(world, row),
    checkInFrom: demoHotelAt(world, row) ? '15:00' : CHECK_IN[salt % 4]!,
    checkInUntil: amenitiesOf(world, row).includes('frontDesk24h') ? null : CHECK_IN_UNTIL[(salt >> 4) % 4]!,
    checkOutUntil: demoHotelAt(world, row) ? '11:00' : CHECK_OUT[(salt >> 2) % 4]!,
    minimumCheckInAge: world.minimumAge[row]!,
    feesAtProperty: feesOf(world, row),
    phone: fictionalPhone(city.country, mix(salt, world.ordinal[row]!)),
  };
}

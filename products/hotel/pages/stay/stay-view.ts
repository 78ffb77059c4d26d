/**
 * What a hotel's page shows of its answer: the rates in order, the one chosen first, what a stay includes.
 * Pure.
 */
import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { type DueFee, dueAtHotel, wholeTotal } from '#hotel/rules/property-fees.ts';
import type { Amenity } from '#hotel/rules/stay.ts';
import type { RefundableRoom } from '#hotel/wire/room-variant.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';

export type StayRoom = StayDetail['rooms'][number];
export type StayRate = StayRoom['rates'][number];
/** A rate with its room. */
export type RoomRate = { readonly room: StayRoom; readonly rate: StayRate };

/** What is reserved; `refundable`: with its protection. */
export type ChosenRoom = RoomRate & { readonly refundable: RefundableRoom | null };

/** What is paid, with the protection. */
export const totalOf = ({ rate, refundable }: ChosenRoom): Money => {
  const { tripTotal } = rate.price;
  const premiumMinor = refundable?.premiumPrices.total.amountMinor ?? 0;
  return { ...tripTotal, amountMinor: tripTotal.amountMinor + premiumMinor };
};

/** What everybody pays at the hotel's desk for the dates and guests. */
export const dueOf = ({ stay }: Pick<StayDetail, 'stay'>): readonly DueFee[] =>
  dueAtHotel(stay.feesAtProperty);

export const ratesOf = (detail: StayDetail): RoomRate[] =>
  detail.rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));

const byTotal = (a: RoomRate, b: RoomRate): number =>
  a.rate.price.tripTotal.amountMinor - b.rate.price.tripTotal.amountMinor;

/** How many are left, where that is one number for all rates of the room; else null. */
export const roomsLeftOf = ({ rates }: StayRoom): number | null => {
  const left = rates[0]?.roomsLeft ?? null;
  return rates.every(({ roomsLeft }) => roomsLeft === left) ? left : null;
};

/** The least expensive rate, which is the one that the results list showed. */
export const lowestRate = (detail: StayDetail): RoomRate | undefined => ratesOf(detail).sort(byTotal)[0];

/** The chosen rate; the lowest when nothing is chosen or the choice is no longer sold. */
export const chosenRate = (detail: StayDetail, rateId: string | undefined): RoomRate | undefined =>
  ratesOf(detail).find(({ rate }) => rate.rateId === rateId) ?? lowestRate(detail);

/** Its refundable room, where that's what was chosen of this rate. */
export const withVariant = (chosen: RoomRate, refundableId: string | undefined): ChosenRoom => ({
  ...chosen,
  refundable: chosen.rate.rateId === refundableId ? (chosen.rate.refundableRoom ?? null) : null,
});

/** Amenities that cost nothing more; the others are at the hotel, perhaps at a price. */
const FREE: ReadonlySet<Amenity> = new Set([
  'freeWifi',
  'parkingIncluded',
  'pool',
  'gym',
  'garden',
  'beachAccess',
  'rooftop',
]);
export type Benefit = { readonly icon: Amenity | 'breakfast' | 'fourthNight'; readonly text: TextRef };

/** What the chosen rate and the hotel give without another payment. */
export function benefitsOf(
  detail: StayDetail,
  chosen: RoomRate | undefined,
  guests: number,
  locale: Locale,
): Benefit[] {
  const benefits: Benefit[] = [];
  if (chosen?.rate.breakfast) {
    benefits.push({ icon: 'breakfast', text: textRef('hotelStay.included.breakfast', { guests }) });
  }
  const saved = chosen?.rate.price.complimentaryNight;
  if (saved && saved.amountMinor < 0) {
    const amount = formatMoney(saved, locale, { sign: 'never' });
    benefits.push({ icon: 'fourthNight', text: textRef('hotelStay.included.fourthNight', { amount }) });
  }
  for (const amenity of detail.stay.amenities) {
    if (FREE.has(amenity)) benefits.push({ icon: amenity, text: textRef(`hotelStay.amenity.${amenity}`) });
  }
  return benefits;
}

/** The amenities that are not among the benefits. */
export const otherAmenities = (detail: StayDetail): Amenity[] =>
  detail.stay.amenities.filter((amenity) => !FREE.has(amenity));

/** Miles earned on a total: dollars and cents times the multiplier, rounded down as the server does. */
export const earnedMiles = (chosen: ChosenRoom, multiplier: number): number =>
  Math.floor((totalOf(chosen).amountMinor * multiplier) / 100);

const PICTURED = ['hotel', 'room', 'pool', 'dining'] as const;

/** What a gallery picture shows, in words. */
export const pictureText = (kind: string): TextRef =>
  textRef(`hotelStay.picture.${PICTURED.find((known) => known === kind) ?? 'place'}`);

/** The lowest total of all rates, with what is paid at the hotel; null when nothing is for sale. */
export function cheapestMinor(detail: Pick<StayDetail, 'rooms' | 'stay'>): number | null {
  const due = dueOf(detail);
  const totals = detail.rooms.flatMap(({ rates }) =>
    rates.map(({ price }) => wholeTotal(price.tripTotal, due).amountMinor),
  );
  return totals.length === 0 ? null : Math.min(...totals);
}

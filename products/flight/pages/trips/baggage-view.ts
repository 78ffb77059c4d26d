/** What each traveler may take, slice by slice where it differs. Pure. */
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { FareRestrictions } from '#flight/wire/flights.ts';
import { routeText } from '../itinerary/route-text.ts';

type BaggageLine = { readonly key: 'cabin' | 'checked' | 'more'; readonly text: TextRef };
type Baggage = {
  /** "BOS – LIS"; null where it holds for the whole trip. */
  readonly way: string | null;
  readonly lines: readonly BaggageLine[];
};

export function baggageLines(rules: FareRestrictions, locale: Locale): BaggageLine[] {
  const { personalItem, carryOnPieces } = rules.baggageInfo;
  const { pieces: checkedPieces, charges } = rules.detailBaggageInfo;
  const { firstPiece: firstBag } = charges;
  const cabin =
    carryOnPieces > 0
      ? textRef('trip.flight.bag.carryOn', { pieces: carryOnPieces })
      : textRef(personalItem ? 'trip.flight.bag.personalItem' : 'trip.flight.bag.nothing');
  const fee = firstBag
    ? formatMoney(firstBag, locale, { cents: firstBag.amountMinor % 100 === 0 ? 'never' : 'always' })
    : '';
  const more = checkedPieces > 0 ? 'trip.flight.bag.further' : 'trip.flight.bag.first';
  return [
    { key: 'cabin', text: cabin },
    ...(checkedPieces > 0
      ? [{ key: 'checked' as const, text: textRef('trip.flight.bag.checked', { pieces: checkedPieces }) }]
      : []),
    { key: 'more', text: firstBag ? textRef(more, { fee }) : textRef('trip.flight.bag.ask') },
  ];
}

/** One entry where all slices allow the same. */
export function baggageOf({ flight }: Pick<FlightTripDetail, 'flight'>, locale: Locale): Baggage[] {
  const all = flight.slices.map((slice) => ({
    way: routeText(slice),
    lines: baggageLines(slice.restrictions, locale),
  }));
  const [first] = all;
  const isSame = all.every(({ lines }) => JSON.stringify(lines) === JSON.stringify(first?.lines));
  return first && isSame ? [{ way: null, lines: first.lines }] : all;
}

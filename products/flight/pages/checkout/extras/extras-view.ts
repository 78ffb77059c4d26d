/** Seats and bags that are chosen, in lines. Pure. */
import { first, last } from '@sojourn/domain/present.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { Seated } from '#flight/pages/seat-map/seat-view.ts';
import type { FlightExtras, FlightSummary } from '#flight/wire/flights.ts';

/** "BOS – LIS: 12A Maya, 12B Jonah", flight by flight. */
export function seatLines(
  { slices }: FlightSummary,
  { seats }: FlightExtras,
  seated: readonly Seated[],
): TextRef[] {
  return slices.flatMap(({ segments }, slice) =>
    segments.flatMap(({ origin, destination }, segment) => {
      const here = seats
        .filter((choice) => choice.slice === slice && choice.segment === segment)
        .toSorted((a, b) => a.traveler - b.traveler);
      if (here.length === 0) return [];
      const list = here.map(({ seat, traveler }) => {
        const person = seated.find(({ index }) => index === traveler);
        return person ? `${seat} ${person.name}` : seat;
      });
      return [
        textRef('checkout.extras.seatLine', {
          from: origin.locationCode,
          to: destination.locationCode,
          seats: list.join(', '),
        }),
      ];
    }),
  );
}

/** "Depart: 2 checked bags", slice by slice. */
export const bagLines = ({ slices }: FlightSummary, { bags }: FlightExtras): TextRef[] =>
  slices.flatMap(({ segments }, slice) => {
    const count = bags
      .filter((choice) => choice.slice === slice)
      .reduce((sum, { pieces }) => sum + pieces, 0);
    if (count === 0) return [];
    const [from, to] = [first(segments).origin.locationCode, last(segments).destination.locationCode];
    return [textRef('checkout.extras.bagLine', { from, to, count })];
  });

/** Bags of one traveler on one slice. */
export const piecesOf = (bags: FlightExtras['bags'], slice: number, traveler: number): number =>
  bags.find((choice) => choice.slice === slice && choice.traveler === traveler)?.pieces ?? 0;

/** With so many for one; none is no entry. */
export function withPieces(
  bags: FlightExtras['bags'],
  slice: number,
  traveler: number,
  pieces: number,
): FlightExtras['bags'] {
  const others = bags.filter((choice) => choice.slice !== slice || choice.traveler !== traveler);
  return pieces > 0 ? [...others, { slice, traveler, pieces }] : others;
}

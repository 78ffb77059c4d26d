/** What a cabin shows while seats are chosen: who sits where, what is free, and for whom. Pure. */
import type { ExitRowBar } from '#flight/rules/travelers/exit-row.ts';
import type { PassengerCounts, PassengerType } from '#flight/rules/travelers/travelers.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';

/** One who needs a seat; `index` counts the party: adults, children, infants in a seat, infants on a lap. */
export type Seated = {
  readonly index: number;
  readonly type: Exclude<PassengerType, 'LapInfant'>;
  readonly name: string;
  /** What keeps them from exit rows; undefined when nothing is known to. */
  readonly exitBar: ExitRowBar | undefined;
};

/** Everybody of the party with a seat of their own; `factsOf` is asked with the index in the party. */
export function seatedOf(
  party: PassengerCounts,
  factsOf: (index: number) => Pick<Seated, 'name' | 'exitBar'>,
): Seated[] {
  const { adults, children, seatedInfants } = party;
  return Array.from({ length: adults + children + seatedInfants }, (_, index) => {
    const type = index < adults ? 'Adult' : index < adults + children ? 'Child' : 'SeatedInfant';
    return { index, type, ...factsOf(index) };
  });
}

/** Seats on one flight by the index of who sits there. */
export type Seating = ReadonlyMap<number, string>;

type SeatState =
  /** For the one whose turn it is. */
  | 'free'
  /** Chosen for the one whose turn it is. */
  | 'own'
  /** Chosen for somebody else of the party. */
  | 'party'
  | 'taken'
  | 'blocked'
  /** Free, but in an exit row that the one whose turn it is may not sit in. */
  | 'unfit';

export type SeatCell = {
  readonly seat: string;
  readonly letter: string;
  readonly row: number;
  readonly state: SeatState;
  readonly position: 'window' | 'middle' | 'aisle';
  readonly isExit: boolean;
  readonly hasExtraLegroom: boolean;
  /** Null where nothing can be chosen before check-in. */
  readonly priceMinor: number | null;
  readonly holder: Seated | undefined;
  /** Why an unfit seat is not for the one whose turn it is. */
  readonly bar?: ExitRowBar;
};
export type SeatRow = {
  readonly row: number;
  readonly isExit: boolean;
  /** Block by block; undefined where the cabin has no seat. */
  readonly blocks: readonly (readonly (SeatCell | undefined)[])[];
};

/** The cabin as `active` (whose turn it is) sees it. */
export function rowsOf(
  map: SeatMap,
  seated: readonly Seated[],
  seating: Seating,
  active: number | undefined,
): SeatRow[] {
  const person = seated.find(({ index }) => index === active);
  const holders = new Map([...seating].map(([index, seat]) => [seat, index]));
  return map.rows.map(({ row, isExit, seats }) => {
    const known = new Map(seats.map((seat) => [seat.seat, seat]));
    const cell = (letter: string): SeatCell | undefined => {
      const seat = known.get(`${row}${letter}`);
      if (!seat) return undefined;
      const holder = seated.find(({ index }) => index === holders.get(seat.seat));
      const bar = isExit && !holder && seat.state === 'free' ? person?.exitBar : undefined;
      const state: SeatState = holder
        ? holder.index === active
          ? 'own'
          : 'party'
        : bar
          ? 'unfit'
          : seat.state;
      const { position, hasExtraLegroom, priceMinor } = seat;
      return {
        seat: seat.seat,
        letter,
        row,
        state,
        position,
        isExit,
        hasExtraLegroom,
        priceMinor,
        holder,
        ...(bar && { bar }),
      };
    };
    return { row, isExit, blocks: map.blocks.map((letters) => letters.map(cell)) };
  });
}

/** A press on a seat: takes a free one, gives back an own one; anything else changes nothing. */
export function pressed(seating: Seating, cell: SeatCell, active: number | undefined): Seating {
  if (active === undefined) return seating;
  const next = new Map(seating);
  if (cell.state === 'own') next.delete(active);
  else if (cell.state === 'free') next.set(active, cell.seat);
  else return seating;
  return next;
}

/** Who comes next without a seat, beginning after `active`; undefined when all have one. */
export function nextWithout(
  seated: readonly Seated[],
  seating: Seating,
  active: number | undefined,
): number | undefined {
  const from = seated.findIndex(({ index }) => index === active) + 1;
  const order = [...seated.slice(from), ...seated.slice(0, from)];
  return order.find(({ index }) => !seating.has(index))?.index;
}

/** What the chosen seats of one flight cost in cents. */
export function seatsMinor(map: SeatMap, seating: Seating): number {
  const prices = new Map(
    map.rows.flatMap(({ seats }) => seats.map(({ seat, priceMinor }) => [seat, priceMinor ?? 0])),
  );
  return [...seating.values()].reduce((sum, seat) => sum + (prices.get(seat) ?? 0), 0);
}

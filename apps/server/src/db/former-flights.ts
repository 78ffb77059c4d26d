/** Flights of quotes and bookings as earlier versions stored them (decision 0019). */
import {
  type FareAllows,
  restrictionsWithInfo,
} from '@sojourn/products/flight/rules/fares/fare-restrictions.ts';
import { isFormer, type Renames, renamed } from './renames.ts';

const PLACE: Renames = { code: 'locationCode' };
const SEGMENT: Renames = {
  departs: 'scheduledDepartureTime',
  arrives: 'scheduledArrivalTime',
  departsLocal: 'zonedDepartureTime',
  arrivesLocal: 'zonedArrivalTime',
};
const LAYOVER: Renames = { minutes: 'stopoverDurationMinutes', isSelfTransfer: 'isSelfTransferLayover' };
export const SLICE: Renames = { kind: 'multiTicketType', cabins: 'cabinClassName' };
const FLIGHT: Renames = { kind: 'multiTicketType' };

type Rules = {
  readonly personalItem: boolean;
  readonly carryOnPieces: number;
  readonly checkedPieces: number;
  readonly firstBag: object | null;
  readonly change: object;
  readonly cancel: object;
};
type FormerSegment = { readonly origin: object; readonly destination: object };
export type FormerSlice = {
  readonly segments: readonly FormerSegment[];
  readonly layovers: readonly { readonly airport: object }[];
  readonly brand: string;
  readonly rules: Rules;
};
export type FormerFlight = {
  readonly origin: object;
  readonly destination: object;
  readonly slices: readonly FormerSlice[];
};

export const isFormerFlight = (flight: FormerFlight): boolean => isFormer(flight, FLIGHT);

function readRules({ personalItem, carryOnPieces, checkedPieces, firstBag, change, cancel, ...rest }: Rules) {
  return {
    ...rest,
    baggageInfo: { personalItem, carryOnPieces },
    detailBaggageInfo: { pieces: checkedPieces, charges: { firstPiece: firstBag } },
    penaltiesInfo: { changePenalty: change, cancelPenalty: cancel },
  };
}

const readSlice = ({ segments, layovers, brand, rules, ...slice }: FormerSlice) => ({
  ...renamed(slice, SLICE),
  segments: segments.map(({ origin, destination, ...segment }) => ({
    ...renamed(segment, SEGMENT),
    origin: renamed(origin, PLACE),
    destination: renamed(destination, PLACE),
  })),
  layovers: layovers.map(({ airport, ...layover }) => ({
    ...renamed(layover, LAYOVER),
    airport: renamed(airport, PLACE),
  })),
  fareShelf: { shortBrandName: brand },
  restrictions: readRules(rules),
});

/** By the names of today. */
export const readFlight = ({ origin, destination, slices, ...flight }: FormerFlight) => ({
  ...renamed(flight, FLIGHT),
  origin: renamed(origin, PLACE),
  destination: renamed(destination, PLACE),
  slices: slices.map(readSlice),
});

type StoredRestrictions = FareAllows & { readonly restrictionsWithInfo?: unknown };
type StoredFlight = {
  readonly slices: readonly {
    readonly fareClass: string;
    readonly segments: readonly object[];
    readonly restrictions: StoredRestrictions;
  }[];
};

/** Whether it was stored before restrictions had texts, a brand's type, and segments their stops. */
export const lacksRestrictionTexts = (flight: StoredFlight): boolean =>
  flight.slices.some(({ restrictions }) => restrictions.restrictionsWithInfo === undefined);

/** The texts are of its own penalties: airlines had no fixed wording when it was sold. */
export const withRestrictionTexts = <Flight extends StoredFlight>(flight: Flight): Flight => ({
  ...flight,
  slices: flight.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment) => ({ stops: 0, ...segment })),
    restrictions: {
      ...slice.restrictions,
      restrictionsWithInfo: restrictionsWithInfo(slice.restrictions),
      brandType: slice.fareClass,
    },
  })),
});

import type { HomeKind } from './home.ts';

type ComparedHome = {
  readonly kind: HomeKind;
  readonly bedrooms: number;
  readonly beds: number;
  readonly booking: string;
};

const POINTS = { otherKind: 3, bedroomLess: 6, bedroomMore: 1, bedLess: 2, otherBooking: 3 } as const;
const KM_STEP = 2;

/** Points by which a home differs from the one chosen; less room counts more than more. */
export function homeDifference(chosen: ComparedHome, other: ComparedHome, kmApart: number): number {
  const less = chosen.bedrooms - other.bedrooms;
  return (
    (other.kind === chosen.kind ? 0 : POINTS.otherKind) +
    (less > 0 ? less * POINTS.bedroomLess : -less * POINTS.bedroomMore) +
    Math.max(0, chosen.beds - other.beds) * POINTS.bedLess +
    (other.booking === chosen.booking ? 0 : POINTS.otherBooking) +
    Math.floor(kmApart / KM_STEP)
  );
}

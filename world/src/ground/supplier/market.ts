/** What the verbs of the embedded ground market share: places with their operators, its own record. */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Airport } from '@sojourn/geography/types.ts';
import type { Stage } from '#orders/play-scenario.ts';
import { type Operator, operatorsAt } from '../inventory/operators.ts';

type GroundWorld = {
  readonly geography: Geography;
  /** By airport; always the same, so made when they're first asked for. */
  readonly operatorsOf: (airportCode: string) => readonly Operator[];
};
export type GroundMarket = Stage & { readonly world: GroundWorld };

/** The first drives itself or has its own contracts, the second sells seats of shuttles. */
export const GROUND_SELLERS = [
  { id: 'direct', name: 'Harbor Rides' },
  { id: 'network', name: 'Meridian Shuttle Network' },
] as const;

export function createGroundWorld(geography: Geography, seed?: number): GroundWorld {
  const made = new Map<string, readonly Operator[]>();
  const operatorsOf = (code: string): readonly Operator[] => {
    const known = made.get(code);
    if (known) return known;
    const airport = geography.airportByCode(code);
    const operators = airport ? operatorsAt(geography, airport, seed) : [];
    made.set(code, operators);
    return operators;
  };
  return { geography, operatorsOf };
}

const TRANSFER_ID = /^trf_([A-Z]{3})-(private|shared|premium)-(\d)$/;

export const transferIdOf = ({ operatorId }: Operator, nth: number): string => `trf_${operatorId}-${nth}`;

type FoundService = {
  readonly operator: Operator;
  readonly nth: number;
  readonly airportCode: string;
};

export function findService({ operatorsOf }: GroundWorld, transferId: string): FoundService | undefined {
  const [, airportCode = '', kind, nth = ''] = TRANSFER_ID.exec(transferId) ?? [];
  const operator = operatorsOf(airportCode).find((each) => each.operatorId === `${airportCode}-${kind}`);
  return operator?.services[Number(nth)] ? { operator, nth: Number(nth), airportCode } : undefined;
}

export const sellerOf = ({ services: [first] }: Operator): number => (first?.kind === 'shared' ? 1 : 0);

type End = { readonly airportCode: string | null; readonly position: { lat: number; lon: number } };
/** The airport whose operators drive there: one of the ends, or the nearest city's. */
export function homeAirport(
  { geography }: GroundWorld,
  { from, to }: { readonly from: End; readonly to: End },
): Airport | undefined {
  const code = from.airportCode ?? to.airportCode;
  if (code !== null) return geography.airportByCode(code);
  const city = geography.nearestCity(from.position.lat, from.position.lon);
  return geography.airportsOfCity(city.id)[0];
}

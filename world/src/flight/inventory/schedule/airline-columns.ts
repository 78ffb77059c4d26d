/**
 * The airlines as columns for the search: who shares tickets, which classes are sold, what they cost and
 * allow.
 */
import { LOW_COST_CARRIERS } from '@sojourn/domain/preferences/flight-choices.ts';
import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { canFilterRefund } from '@sojourn/products/flight/rules/fares/fare-restrictions.ts';
import { fixedWording } from '@sojourn/products/flight/rules/fares/fixed-wording.ts';
import { type Airline, type FareRule, readTicketing } from './airlines.ts';
import type { AirlineColumns } from './network.ts';

/** What a class costs against the lowest: on short flights, then on long ones (`LONG_KM`). */
const NETWORK_MULTIPLES = [1, 1.2, 1.48, 1.75, 2.3, 1, 1.16, 1.42, 2.05, 3.7];
const LOW_COST_MULTIPLES = [1, 1.38, 1.75, 2, 2.4, 1, 1.3, 1.62, 2, 3];

const classBits = (airline: Airline, has: (rule: FareRule, brand: string) => boolean): number =>
  FARE_CLASSES.reduce((bits, _, rank) => {
    const brand = airline.brands[rank];
    return brand && has(airline.rules[rank]!, brand) ? bits | (1 << rank) : bits;
  }, 0);

/** Not where the wording of its cancellation only names a contact. */
const isRefundable = (airline: string, { cancel }: FareRule, brand: string): boolean =>
  cancel.kind !== 'notAllowed' && canFilterRefund(fixedWording([{ airline, brand }]).cancellation);

export function airlineColumns(airlines: readonly Airline[]): AirlineColumns {
  const multiple = new Float64Array(airlines.length * 10);
  for (const [index, airline] of airlines.entries())
    multiple.set(airline.isLowCost ? LOW_COST_MULTIPLES : NETWORK_MULTIPLES, index * 10);
  return {
    count: airlines.length,
    ticketing: readTicketing(airlines),
    isLowCost: Uint8Array.from(airlines, ({ isLowCost }) => (isLowCost ? 1 : 0)),
    isExcluded: Uint8Array.from(airlines, ({ code }) => (LOW_COST_CARRIERS.includes(code) ? 1 : 0)),
    sold: Uint8Array.from(airlines, (airline) => classBits(airline, () => true)),
    withBag: Uint8Array.from(airlines, (airline) => classBits(airline, (rule) => rule.checkedPieces > 0)),
    refundable: Uint8Array.from(airlines, (airline) =>
      classBits(airline, (rule, brand) => isRefundable(airline.code, rule, brand)),
    ),
    multiple,
    leadCurve: Uint8Array.from(airlines, ({ isLowCost }) => (isLowCost ? 1 : 0)),
  };
}

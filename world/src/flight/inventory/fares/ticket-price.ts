/**
 * The price of one ticket for a party: fare, taxes, fee, by traveler; all in whole cents that sum. A ticket
 * of several flights costs less than the flights alone. Lap infants pay a tenth of the fare and no tax,
 * children three quarters.
 */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import type { PassengerCounts, PassengerType } from '@sojourn/products/flight/rules/travelers/travelers.ts';

/** By the number of flights on the ticket. */
export const THROUGH = [0, 1, 0.87, 0.8] as const;
export const CHILD_BPS = 7500;
export const LAP_INFANT_BPS = 1000;
/** A one-way ticket of an airline that makes it dear, against half of a round trip. */
export const DEAR_ONE_WAY = 1.3;
/** Cents that a low-cost airline adds for each seat of a ticket. */
export const LOW_COST_FEE = 590;
const LEAST_DOLLARS = 9;

/**
 * Cents of an adult's fare: whole dollars of what the flights cost, times the discount of a through ticket.
 */
export const adultFare = (dollars: number, flights: number): number =>
  Math.max(LEAST_DOLLARS, Math.floor(dollars * THROUGH[flights]! + 0.5)) * 100;

/** What a ticket is priced from, besides the fare itself. */
export type TicketCharges = {
  /** Cents for everybody with a seat. */
  readonly fixedTax: number;
  readonly taxBps: number;
  readonly fee: number;
};

/** Cents of the whole party for an adult's fare of `fare` cents. */
export function partyTotal(fare: number, charges: TicketCharges, party: PassengerCounts): number {
  const { fixedTax, taxBps, fee } = charges;
  let total = party.adults * (fare + fixedTax + fee + (taxBps === 0 ? 0 : basisPointsOf(fare, taxBps)));
  const children = party.children + party.seatedInfants;
  if (children > 0) {
    const child = basisPointsOf(fare, CHILD_BPS);
    total += children * (child + fixedTax + fee + basisPointsOf(child, taxBps));
  }
  return party.lapInfants > 0 ? total + party.lapInfants * basisPointsOf(fare, LAP_INFANT_BPS) : total;
}

/** B §3 pricing: `subTotal` is base and tax, `grandTotal` that and the fee. All cents. */
export type PriceParts = {
  readonly base: number;
  readonly tax: number;
  readonly subTotal: number;
  readonly fee: number;
  readonly grandTotal: number;
};

export const sumParts = (parts: readonly PriceParts[]): PriceParts =>
  parts.reduce(
    (sum, each) => ({
      base: sum.base + each.base,
      tax: sum.tax + each.tax,
      subTotal: sum.subTotal + each.subTotal,
      fee: sum.fee + each.fee,
      grandTotal: sum.grandTotal + each.grandTotal,
    }),
    { base: 0, tax: 0, subTotal: 0, fee: 0, grandTotal: 0 },
  );

export const timesParts = (parts: PriceParts, count: number): PriceParts => ({
  base: parts.base * count,
  tax: parts.tax * count,
  subTotal: parts.subTotal * count,
  fee: parts.fee * count,
  grandTotal: parts.grandTotal * count,
});

/** What one traveler of a type pays; times the party they sum to `partyTotal`. */
export function travelerParts(fare: number, charges: TicketCharges, type: PassengerType): PriceParts {
  const share = type === 'Adult' ? 10_000 : type === 'LapInfant' ? LAP_INFANT_BPS : CHILD_BPS;
  const base = basisPointsOf(fare, share);
  const isFree = type === 'LapInfant';
  const tax = isFree ? 0 : charges.fixedTax + basisPointsOf(base, charges.taxBps);
  const fee = isFree ? 0 : charges.fee;
  return { base, tax, subTotal: base + tax, fee, grandTotal: base + tax + fee };
}

/** What airlines still owe the travelers of a canceled trip: a credit for each of them and each ticket. */
import { dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { money, splitByWeights } from '@sojourn/domain/money.ts';
import { creditOf } from '@sojourn/products/flight/rules/fares/penalties.ts';
import type { FlightTraveler, TicketCredit } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightMarket } from '../market.ts';
import type { TicketTerms } from '../search/terms.ts';
import type { MarketOrder, MarketRecord } from '../store.ts';

/** Of a traveler's ticket; extras are lost. */
function worthOf({ cancel, change, paid }: TicketTerms, traveler: FlightTraveler): number {
  const each = paid.find(({ type }) => type === traveler.type)?.eachMinor ?? 0;
  return (change && creditOf(change, cancel, money(each))?.amountMinor) || 0;
}

/** Until the end of a day by universal time. */
const expiresAfter = (issuedOn: TicketCredit['issuedOn'], days: number): Instant =>
  `${dateOfDay(dayNumber(issuedOn) + days)}T23:59:59.000Z` as Instant;

type Residual = {
  readonly order: MarketOrder;
  readonly residualMinor: number;
  /** What each type of traveler had paid for what they gave up. */
  readonly paidBy: (type: FlightTraveler['type']) => number;
};
/** What an exchange has left over, shared by what each traveler had paid. */
export function residualCredits(
  market: Pick<FlightMarket, 'world'>,
  record: MarketRecord,
  { order, residualMinor, paidBy }: Residual,
): TicketCredit[] {
  const travelers = record.travelers ?? [];
  const weights = travelers.map(({ type }) => paidBy(type));
  if (residualMinor === 0 || weights.every((weight) => weight === 0)) return [];
  const shares = splitByWeights(residualMinor, weights);
  return creditsFor(market, record, order, (_, traveler) => shares[traveler] ?? 0);
}

export const creditsOf = (
  market: Pick<FlightMarket, 'world'>,
  record: MarketRecord,
  orders: readonly MarketOrder[],
): TicketCredit[] =>
  orders.flatMap((order) => creditsFor(market, record, order, (each) => worthOf(order.terms, each)));

/** One for each traveler to whom the airline of a ticket owes something; by its rule. */
function creditsFor(
  { world }: Pick<FlightMarket, 'world'>,
  record: MarketRecord,
  { airline: code, terms, documents, locator }: MarketOrder,
  amountOf: (traveler: FlightTraveler, index: number) => number,
): TicketCredit[] {
  const from = record.issuedAt ?? record.confirmedAt;
  const rule = terms.credits;
  if (from === null || !rule) return [];
  const issuedOn = from.slice(0, 10) as TicketCredit['issuedOn'];
  const name = world.airlines.find((each) => each.code === code)?.name ?? code;
  const { days, residualRule, nameRule } = rule;
  const expiresAt = days === null ? null : expiresAfter(issuedOn, days);
  return (record.travelers ?? []).flatMap((each, traveler) => {
    const amountMinor = amountOf(each, traveler);
    if (amountMinor === 0) return [];
    const number = documents?.find((each) => each.traveler === traveler)?.number ?? locator ?? '';
    const airline = { code, name };
    return [{ airline, number, traveler, amountMinor, issuedOn, expiresAt, residualRule, nameRule }];
  });
}

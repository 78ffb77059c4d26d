/** What airlines still owe the travelers of a canceled trip: a credit for each of them and each ticket. */
import { dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { creditOf } from '@sojourn/domain/products/flight/penalties.ts';
import type { FlightTraveler, TicketCredit } from '#products/flight/supplier.ts';
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

export function creditsOf(
  { world }: Pick<FlightMarket, 'world'>,
  record: MarketRecord,
  orders: readonly MarketOrder[],
): TicketCredit[] {
  const from = record.issuedAt ?? record.confirmedAt;
  if (from === null) return [];
  const issuedOn = from.slice(0, 10) as TicketCredit['issuedOn'];
  return orders.flatMap(({ airline: code, terms, documents, locator }) => {
    const rule = terms.credits;
    if (!rule) return [];
    const name = world.airlines.find((each) => each.code === code)?.name ?? code;
    const { days, residualRule, nameRule } = rule;
    const expiresAt = days === null ? null : expiresAfter(issuedOn, days);
    return (record.travelers ?? []).flatMap((each, traveler) => {
      const amountMinor = worthOf(terms, each);
      if (amountMinor === 0) return [];
      const number = documents?.find((each) => each.traveler === traveler)?.number ?? locator ?? '';
      const airline = { code, name };
      return [{ airline, number, traveler, amountMinor, issuedOn, expiresAt, residualRule, nameRule }];
    });
  });
}

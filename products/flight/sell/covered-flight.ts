import type { FlownSale } from '@sojourn/domain/protections/disruption-risk.ts';
import type { CoveredSale } from '@sojourn/server/modules/protecting/protections/product.ts';
import { seatsNeeded } from '../rules/travelers/travelers.ts';
import type { FlightSale } from './sale.ts';
import { summaryOfFlight } from './summary-of-flight.ts';

/** What protections cover of flights: the fares and taxes of everybody, not seats and bags. */
export const coveredFlight = (sale: Pick<FlightSale, 'request' | 'offer'>): CoveredSale => {
  const { price, cancellation } = sale.offer;
  const { startsAt, endsAt } = summaryOfFlight(sale);
  return {
    product: 'flight',
    currency: price.currency,
    baseMinor: price.fares.base,
    taxesMinor: price.fares.tax,
    totalMinor: price.total.amountMinor,
    // An infant on a lap has no seat, and so no premium and no limit of its own
    travelers: seatsNeeded(sale.request.passengers),
    per: 'perTraveler',
    startsAt,
    endsAt,
    hasOneAirline: new Set(sale.offer.flight.tickets.map(({ airline }) => airline.code)).size === 1,
    cancellation,
    flown: flownOf(sale.offer.flight),
    ...changeOf(sale),
  };
};

/** A change to another ticket is missed like any other. */
const flownOf = ({ slices }: FlightSale['offer']['flight']): FlownSale => ({
  slices: slices.length,
  flights: slices.reduce((sum, { segments }) => sum + segments.length, 0),
  slackMinutes: slices.flatMap(({ layovers }) =>
    layovers.map(({ stopoverDurationMinutes, minimumMinutes }) => stopoverDurationMinutes - minimumMinutes),
  ),
});

/** The fee of its dearest ticket that can be changed; nothing where none can. */
function changeOf({ request, offer }: Pick<FlightSale, 'request' | 'offer'>): Pick<CoveredSale, 'change'> {
  const rules = offer.flight.slices
    .filter(({ ticketNos }) => new Set(ticketNos).size === 1)
    .map(({ restrictions }) => restrictions.penaltiesInfo.changePenalty)
    .filter(({ kind }) => kind !== 'notAllowed');
  if (rules.length === 0) return {};
  const fees = rules.map((rule) => (rule.kind === 'fee' ? rule.fee.amountMinor : 0));
  const feeMinor = Math.max(...fees) * seatsNeeded(request.passengers);
  return { change: { feeMinor, fareMinor: offer.price.fares.base } };
}

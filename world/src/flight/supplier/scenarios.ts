/** The failures of flights that can be switched on by name outside production: what each does, and where. */
import { FLIGHT_FAILURES } from '@sojourn/products/flight/wire/flight-codes.ts';
import { editScenarios } from '../../orders/edits/scenarios.ts';
import { createPlayer, type Scenario } from '../../orders/play-scenario.ts';
import { CANCEL_SCENARIOS } from './cancel-scenarios.ts';
import { EXTRAS_SCENARIOS } from './extras/scenarios.ts';
import type { EventFault } from './operations/flight-events.ts';
import { OPERATIONS_SCENARIOS } from './operations/scenarios.ts';
import { REPLACING_SCENARIOS } from './replacing-scenarios.ts';

export type Verb =
  | 'search'
  | 'dates'
  | 'price'
  | 'seatMap'
  | 'reserve'
  | 'confirm'
  | 'voidOrder'
  | 'issue'
  | 'quoteCancel'
  | 'cancel'
  | 'quoteExchange'
  | 'shopRebooking'
  | 'exchange'
  | 'edit'
  | 'quoteExtras'
  | 'changeExtras'
  | 'lookUp'
  | 'flightStatus'
  | 'flightNews'
  | 'acceptChange';

/** Handled by the verb itself. */
export type Fault =
  | 'priceRise'
  | 'priceFall'
  | 'priceRiseMax'
  | 'soldOut'
  | 'secondTicket'
  | 'voidFails'
  | 'late'
  | 'refused'
  | 'airlineControl'
  | 'voidsLonger'
  | 'taxesBack'
  | 'twoProviders'
  | 'seatTaken'
  /** The airline changes what is booked. */
  | 'retimed'
  | 'moved'
  | 'flightCanceled'
  | 'connectionLost'
  | 'unreadable'
  | 'acceptedAtAirline'
  | 'changedAtAirline'
  /** How a flight goes on its day. */
  | EventFault;

/** The seller of low-cost airlines: scenarios of one late supplier strike it. */
export const LOW_COST_SELLER = 'flights-low-cost';

type FlightScenario = Scenario<Verb, Fault>;
type Strike = FlightScenario['strikes'][number];
const always = (verb: Verb, fault: Strike['fault'], supplier?: string): Strike => ({
  verb,
  fault,
  ...(supplier ? { supplier } : {}),
});
const once = (verb: Verb, fault: Strike['fault']): Strike => ({ verb, fault, once: true });
const QUESTIONS: readonly Verb[] = ['search', 'dates', 'price', 'seatMap'];

const EXCHANGE_SCENARIOS: readonly FlightScenario[] = [
  {
    name: 'flight-exchange-ineligible',
    effect: 'The airline says that the fare can’t be exchanged: IneligibleForExchange',
    strikes: [always('quoteExchange', 'refused')],
  },
  {
    name: 'flight-exchange-airline-control',
    effect: 'The airline has taken the coupons over: ContactAirline',
    strikes: [always('quoteExchange', 'airlineControl'), always('exchange', 'airlineControl')],
  },
  {
    name: 'flight-exchange-not-found',
    effect: 'The airline doesn’t find the itinerary: ItineraryNotFound',
    strikes: [always('quoteExchange', { reject: 'NotFound' })],
  },
  {
    name: 'flight-exchange-several-tickets',
    effect: 'The airline can’t exchange a slice that is on several tickets: ContactSupport',
    strikes: [always('quoteExchange', { reject: 'SeveralTickets' })],
  },
  {
    name: 'flight-exchange-legacy',
    effect:
      'The ticket was sold before exchanges: LegacyTicketedVoidable, or ContactSupport after its window',
    strikes: [always('quoteExchange', { reject: 'LegacyTicket' })],
  },
  {
    name: 'flight-exchange-down',
    effect: 'The airline can’t be reached about exchanges: LoadFailed',
    strikes: [always('quoteExchange', 'unavailable')],
  },
  {
    name: 'flight-exchange-refused',
    effect: 'The airline refuses the exchange when it’s confirmed: ChangeFailed and a case',
    strikes: [always('exchange', { reject: 'NotExchangeable' })],
  },
  {
    name: 'flight-exchange-sold-out',
    effect: 'The new seats go to others before the exchange is confirmed: ChangeFailed',
    strikes: [always('exchange', 'soldOut')],
  },
  {
    name: 'flight-exchange-price-rise',
    effect: 'The new fare rises before the exchange is confirmed: a new quote',
    strikes: [always('exchange', 'priceRise')],
  },
  {
    name: 'flight-exchange-timeout-before-effect',
    effect: 'The airline doesn’t answer the first exchange, and changes nothing by it',
    strikes: [once('exchange', 'timeoutBefore')],
  },
  {
    name: 'flight-exchange-timeout-after-effect',
    effect: 'The tickets are exchanged, but the answer to the first request is lost',
    strikes: [once('exchange', 'timeoutAfter')],
  },
  {
    name: 'flight-exchange-silent',
    effect: 'The airline never answers an exchange, nor any question about it: ChangeRequested, then a case',
    strikes: [always('exchange', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
  },
];

const NAMED: readonly FlightScenario[] = [
  {
    name: 'flight-sold-out',
    effect: 'The airline gives the held seats away and says so at confirmation: NoAvailability',
    strikes: [always('confirm', 'soldOut')],
  },
  {
    name: 'flight-price-rise',
    effect: 'The fare rises by 8 % when seats are to be held: PriceIncreased, then the new price once',
    strikes: [always('reserve', 'priceRise')],
  },
  {
    name: 'flight-price-fall',
    effect: 'The fare falls by 8 % when seats are held: the lower price is charged',
    strikes: [always('reserve', 'priceFall')],
  },
  {
    name: 'flight-price-rise-max',
    effect: 'The fare rises by more than a fifth when seats are to be held: MaximumPriceIncreaseReached',
    strikes: [always('reserve', 'priceRiseMax')],
  },
  {
    name: 'flight-reserve-timeout-before-effect',
    effect: 'The airline does not answer the first request to hold seats, and holds none',
    strikes: [once('reserve', 'timeoutBefore')],
  },
  {
    name: 'flight-reserve-timeout-after-effect',
    effect: 'The seats are held, but the answer to the first request is lost',
    strikes: [once('reserve', 'timeoutAfter')],
  },
  {
    name: 'flight-confirm-timeout-before-effect',
    effect: 'The airline does not answer the first confirmation, and books nothing by it',
    strikes: [once('confirm', 'timeoutBefore')],
  },
  {
    name: 'flight-confirm-timeout-after-effect',
    effect: 'The airline books, but the answer to the first confirmation is lost',
    strikes: [once('confirm', 'timeoutAfter')],
  },
  {
    name: 'flight-confirm-unavailable',
    effect: 'The airline cannot be reached for the first confirmation',
    strikes: [once('confirm', 'unavailable')],
  },
  {
    name: 'flight-supplier-silent',
    effect: 'The airline never answers a confirmation, nor any question about it: Pending, then a case',
    strikes: [always('confirm', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
  },
  {
    name: 'flight-second-ticket-fails',
    effect: 'Of several tickets the second cannot be had: the first is voided, NoAvailability',
    strikes: [always('confirm', 'secondTicket')],
  },
  {
    name: 'flight-void-fails',
    effect: 'The second ticket cannot be had and the first cannot be voided: VoidFailed and a case',
    strikes: [always('confirm', 'secondTicket'), always('voidOrder', 'voidFails')],
  },
  {
    name: 'flight-ticketing-late',
    effect: 'Tickets are issued seven minutes after they are asked for, by the portal’s clock',
    strikes: [always('issue', 'late')],
  },
  {
    name: 'flight-ticketing-refused',
    effect: 'The airline refuses to issue the tickets of a confirmed trip: a case',
    strikes: [always('issue', 'refused')],
  },
  {
    name: 'flight-ticketing-timeout-after-effect',
    effect: 'Tickets are issued, but the answer to the first request is lost',
    strikes: [once('issue', 'timeoutAfter')],
  },
  {
    name: 'flight-seat-taken',
    effect: 'A chosen seat of the map goes to somebody else while booking: SeatTaken',
    strikes: [always('reserve', 'seatTaken')],
  },
  {
    name: 'flight-duplicate',
    effect: 'The airline finds the same travelers on the same flight already: DuplicateBooking',
    strikes: [always('reserve', { reject: 'DuplicateBooking' })],
  },
  {
    name: 'flight-provider-error',
    effect: 'The airline’s system fails while seats are to be held: ProviderError',
    strikes: [always('reserve', { reject: 'ProviderError' })],
  },
  {
    name: 'flight-invalid-passengers',
    effect: 'The airline does not accept the travelers at confirmation: InvalidPassengers',
    strikes: [always('confirm', { reject: 'InvalidPassengers' })],
  },
  {
    name: 'flight-supplier-slow',
    effect: 'Meridian Low-Cost Hub answers searches late',
    strikes: [always('search', 'slow', LOW_COST_SELLER)],
  },
  {
    name: 'flight-supplier-timeout',
    effect: 'Meridian Low-Cost Hub does not answer searches: it is named, the others’ flights are shown',
    strikes: [always('search', 'timeoutBefore', LOW_COST_SELLER)],
  },
  {
    name: 'flight-suppliers-late',
    effect: 'No supplier of flights answers in time: the search ends without flights and names them',
    strikes: QUESTIONS.map((verb) => always(verb, 'timeoutBefore')),
  },
  {
    name: 'flight-supplier-down',
    effect: 'No supplier of flights can be reached: SuppliersUnavailable',
    strikes: QUESTIONS.map((verb) => always(verb, 'unavailable')),
  },
  {
    name: 'flight-cabins-unseen',
    effect: 'Airlines do not show their cabins: SeatsUnchecked for whoever has chosen a seat',
    strikes: [always('seatMap', 'unavailable')],
  },
  {
    name: 'flight-cancel-refused',
    effect: 'The airline refuses to cancel: CancellationAttemptFailed and a case',
    strikes: [always('cancel', 'refused')],
  },
  {
    name: 'flight-cancel-timeout-after-effect',
    effect: 'The airline cancels, but the answer to the first request is lost',
    strikes: [once('cancel', 'timeoutAfter')],
  },
  {
    name: 'flight-retimed',
    effect: 'At the next look-up the airline has moved the first flights by 50 minutes',
    strikes: [once('lookUp', 'retimed')],
  },
  {
    name: 'flight-moved',
    effect: 'At the next look-up the airline has moved the first flights to the next day: a full refund',
    strikes: [once('lookUp', 'moved')],
  },
  {
    name: 'flight-canceled',
    effect: 'At the next look-up the airline has canceled the first flights',
    strikes: [once('lookUp', 'flightCanceled')],
  },
  {
    name: 'flight-connection-lost',
    effect: 'At the next look-up the first flight is 40 minutes later, the others are as they were',
    strikes: [once('lookUp', 'connectionLost')],
  },
  {
    name: 'flight-change-unreadable',
    effect: 'At the next look-up the airline has a change that can’t be read: UnMapped and a case',
    strikes: [once('lookUp', 'unreadable')],
  },
  {
    name: 'flight-change-accepted-at-airline',
    effect: 'At the next look-up a change is there, and the traveler has accepted it with the airline',
    strikes: [once('lookUp', 'acceptedAtAirline')],
  },
  {
    name: 'flight-change-by-traveler-at-airline',
    effect: 'At the next look-up the traveler has changed the flight with the airline: protections end',
    strikes: [once('lookUp', 'changedAtAirline')],
  },
  {
    name: 'flight-accept-timeout-after-effect',
    effect: 'The airline takes note that a change is accepted, but the answer to the first request is lost',
    strikes: [once('acceptChange', 'timeoutAfter')],
  },
  {
    name: 'flight-duplicate-requests',
    effect: 'Each hold, confirmation, issue, cancellation and change reaches the airline twice; one effect',
    strikes: (['reserve', 'confirm', 'issue', 'cancel', 'exchange', 'changeExtras'] as const).map((verb) =>
      always(verb, 'twice'),
    ),
  },
  ...EXCHANGE_SCENARIOS,
];

const FAILURES: readonly FlightScenario[] = FLIGHT_FAILURES.filter(
  (reason) => reason !== 'MaximumPriceIncreaseReached',
).map((reason) => ({
  name: `flight-fails-${reason}`,
  effect: `The airline refuses to hold seats for the reason ${reason}`,
  strikes: [always('reserve', { reject: reason })],
}));

export const FLIGHT_SCENARIOS: readonly FlightScenario[] = [
  ...NAMED,
  ...CANCEL_SCENARIOS,
  ...EXTRAS_SCENARIOS,
  ...OPERATIONS_SCENARIOS,
  ...REPLACING_SCENARIOS,
  ...editScenarios('flight', 'The airline'),
  ...FAILURES,
];

export const { under, movesPrices } = createPlayer(FLIGHT_SCENARIOS);

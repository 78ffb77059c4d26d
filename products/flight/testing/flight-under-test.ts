import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { type CrashCase, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { decideAll } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { type ProductUnderTest, type SuiteStage, withVerb } from '#testing/conformance/product-under-test.ts';
import type { FlightRejection } from '../sell/supplier.ts';
import { FLIGHT_FAILURES } from '../wire/flight-codes.ts';
import { changeFlight } from './change-flight.ts';
import { asFlightTrip, person, readyFlight } from './flight-checkouts.ts';
import { EXCHANGE_ASK, flightContenders, rebooking, SOME_EXCHANGE_ASK } from './rebook-flight.ts';

const FARE_MINOR = 60_000;

/** Issuing the tickets is a saga of its own. */
const ticketing = ({ booked, tripOf }: SuiteStage): CrashCase => ({
  run: async (process) => {
    const made = await booked();
    await survive(process.sagas.sweep());
    return async () => {
      const { ticketing: state, travelers, cases } = asFlightTrip(await tripOf(made));
      return [state, travelers.flatMap(({ documents }) => documents).length, cases];
    };
  },
  ends: ['ticketed', 2, []],
});

/** Out on one airline and back on another, each with a ticket of its own. */
export const flightUnderTest: ProductUnderTest = {
  product: 'flight',
  totalMinor: 72_000,
  summary: { title: 'Boston to Lisbon', place: 'Lisbon', country: 'PT' },
  names: [
    { en: 'Lisbon', fr: 'Lisbonne' },
    { en: 'Boston to Lisbon', fr: 'Boston – Lisbonne' },
  ],
  confirmSteps: ['confirm:1', 'confirm:2'],
  takesOrdersBack: true,
  unreachable: { reserve: 'Timeout', confirm: 'ExecutionTimeout' },
  soldOut: 'NoAvailability',
  failures: FLIGHT_FAILURES,
  personal: {
    draft: {
      travelers: [
        person('Adult', '1990-02-03', {
          firstName: 'Ottilie',
          lastName: 'Vandermeer',
          passport: { number: 'NXR47R1B2', country: 'NL', expires: '2031-01-01' as CalendarDate },
          knownTravelerNumber: '98765432',
          specialAssistance: ['WCHR'],
        }),
      ],
    },
    names: ['Ottilie', 'Vandermeer'],
    sealed: ['1990-02-03', 'NXR47R1B2', '98765432', 'WCHR'],
    shown: ['Ottilie', 'WCHR'],
    former: null,
  },
  changeAsks: [EXCHANGE_ASK, SOME_EXCHANGE_ASK, SOME_EXCHANGE_ASK],
  details: {
    edited: {
      kind: 'Flight',
      travelers: [
        {
          frequentFlyerNumber: [{ airline: 'TP', number: '448210937' }],
          knownTravelerNumber: '98765432',
          tsaRedressNumber: '',
          specialAssistance: ['WCHR'],
        },
      ],
    },
    word: 'WCHR',
  },
  acceptsChanges: true,
  differs: 'flight',
  canceling: {
    free: { outcome: 'FullyRefundableComplex', policyKind: 'TicketedVoidKnownWindow' },
    late: { at: '2027-02-10T00:00:00.000Z' as Instant, penaltyMinor: 20_000 },
    tooLate: { at: '2027-04-15T01:05:00.000Z' as Instant, outcome: 'Departed' },
  },
  parting: {
    units: ['traveler', 'ticket'],
    totalMinor: 144_000,
    partMinor: 72_000,
    ready: (process, traveler, payment = {}) => {
      const travelers = [person('Adult', '1990-02-03'), person('Adult', '1988-05-06')];
      const passengers = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };
      return readyFlight(process, traveler, { travelers, ...payment }, { passengers });
    },
    loseHalf: ({ carrier }) => Object.assign(carrier, { cancelFeeMinor: 72_000 }),
    keep: ({ carrier }, partPenaltyMinor) => Object.assign(carrier, { partPenaltyMinor }),
    refuse: ({ carrier }) => Object.assign(carrier, { refusePart: 'NotCancellable' }),
  },
  extras: {
    ask: {
      kind: 'Extras',
      extras: {
        kind: 'Flight',
        seats: [{ slice: 0, segment: 0, traveler: 0, seat: '21A' }],
        bags: [{ slice: 1, traveler: 0, pieces: 2 }],
      },
    },
    none: { kind: 'Extras', extras: { kind: 'Flight', seats: [], bags: [] } },
    dueMinor: 18_000,
    price: ({ carrier }, seatMinor) => Object.assign(carrier, { seatMinor, bagMinor: 0 }),
    refuse: ({ carrier }, refuseExtras) => Object.assign(carrier, { refuseExtras }),
    contest: ({ carrier }, contested) => Object.assign(carrier, { contested }),
  },
  earnsAt: '2027-04-19T17:40:00.000Z' as Instant,
  ready: readyFlight,
  contenders: flightContenders,
  crashes: (stage) => ({
    'tickets being issued': ticketing(stage),
    'another flight free of charge': rebooking(stage),
  }),
  supplierOf: ({ carrier, flightFaults }) => ({
    faults: flightFaults,
    taken: carrier.seatsTaken,
    leave: (count) => Object.assign(carrier, { seats: carrier.seatsTaken() + count }),
    refuse: (verb, reason) => {
      const rejection = { reason } as FlightRejection;
      const refuseTicket = { ticketNo: 2, rejection };
      Object.assign(carrier, verb === 'reserve' ? { refuseReserve: rejection } : { refuseTicket });
    },
    accept: (accepts) => Object.assign(carrier.decisions, { accepts }),
    decide: (reason) => {
      Object.assign(carrier.decisions, { accepts: 'never' });
      const refusal = reason && ({ reason } as FlightRejection);
      decideAll(carrier.decisions, refusal, (key) => {
        const [reference = '', ticketNo] = key.split(':');
        carrier.kept.get(reference)?.orders.delete(Number(ticketNo));
      });
    },
    refuseCancel: () => Object.assign(carrier, { refuseCancel: true }),
    priceAt: (percent) => Object.assign(carrier, { fareMinor: (FARE_MINOR * percent) / 100 }),
    penalize: (penaltyMinor) => Object.assign(carrier, { penaltyMinor }),
    lose: (bookingId) => {
      const record = carrier.kept.get(bookingId);
      if (!record) throw new Error(`no record of ${bookingId}`);
      carrier.kept.delete(bookingId);
      return () => void carrier.kept.set(bookingId, record);
    },
    orders: (bookingId) =>
      [...(carrier.kept.get(bookingId)?.orders.values() ?? [])].map(({ state }) => state),
    reschedule: (bookingId, how) => changeFlight(carrier, bookingId, how === 'acceptable' ? 50 : 18 * 60),
    through: (verb, change) => {
      const supplier = withVerb(carrier.supplier, verb, change);
      return { flightSupplierOf: () => supplier };
    },
  }),
};

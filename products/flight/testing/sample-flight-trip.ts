/** A booked trip by air in the shape of the contract, for what is made from one: mail and receipts. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { withUpdatedTimes } from '../sell/updated-times.ts';
import type { FlightTripDetail } from '../wire/flight-trip.ts';
import { CHOSEN, fareOf, summaryOf } from './fake-airline-fares.ts';

const at = (text: string) => text as Instant;
const request = {
  slices: CHOSEN,
  passengers: { adults: 1, children: 1, seatedInfants: 0, lapInfants: 1 },
  extras: {
    seats: [{ slice: 0, segment: 0, traveler: 0, seat: '21A' }],
    bags: [{ slice: 1, traveler: 1, pieces: 1 }],
  },
  locale: 'en' as const,
  now: at('2027-02-08T15:00:00.000Z'),
};
const price = fareOf(60_000, request);
const flight = withUpdatedTimes(summaryOf(request), null);
const [out, back] = flight.slices;
const traveler = (
  type: FlightTripDetail['travelers'][number]['type'],
  firstName: string,
  number: string,
) => ({
  type,
  firstName,
  middleName: '',
  lastName: 'Okafor',
  seats: [],
  bags: [],
  frequentFlyerNumber: [],
  specialAssistance: [],
  documents: [{ ticketNo: 1, slice: 0, number }],
});

/** Out on one ticket, back on another; ticketed, paid by card. */
export const SAMPLE_FLIGHT_TRIP: FlightTripDetail = {
  bookingId: 'bkg_0air' as BookingId,
  kind: 'Flight',
  status: 'Confirmed',
  scheduleChangeStatus: 'Confirmed',
  disruption: null,
  time: 'Future',
  itineraryFlags: ['NonExchangeable'],
  refundStatus: null,
  voidStatus: 'NotVoidable',
  hotelConfirmation: null,
  guestBooking: 'Confirmed',
  searchType: 'Initial',
  lookUp: 'Success',
  supplierAnswer: 'Success',
  offers: [
    'Receipt',
    'Itinerary',
    'Calendar',
    'Share',
    'ResendConfirmation',
    'ChangeEmail',
    'ViewTravelers',
    'Cancel',
    'Support',
  ],
  confirmationCode: 'H-4FLY22',
  title: 'Boston to Lisbon',
  subtitle: 'Round-trip',
  ticketing: 'ticketed',
  airlineCanceled: [],
  flight,
  price,
  total: price.total,
  grandTotal: price.total,
  extras: request.extras,
  travelers: [
    traveler('Adult', 'Maya', '047-2100000001'),
    traveler('Child', 'Jonah', '047-2100000002'),
    traveler('LapInfant', 'Юлія', '047-2100000003'),
  ],
  locators: {
    agent: 'H-4FLY22',
    airlines: [
      { ticketNo: 1, airline: flight.tickets[0]!.airline, locator: 'K7PQ2M' },
      { ticketNo: 2, airline: flight.tickets[1]!.airline, locator: 'ZX81TT' },
    ],
  },
  sellingPricing: {
    totalPricing: {
      currency: 'USD',
      baseWithoutMargin: { fiat: { value: price.fares.base, currencySymbol: '$' } },
      total: { fiat: { value: price.total.amountMinor, currencySymbol: '$' } },
    },
  },
  ticketedAt: at('2027-02-08T15:05:00.000Z'),
  voidUntil: at('2027-02-09T15:00:00.000Z'),
  changes: [],
  checkIn: [out!, back!].map(({ segments }, slice) => ({
    slice,
    airline: segments[0]!.operatingAirline,
    opensAt: segments[0]!.scheduledDepartureTime,
    closesAt: segments[0]!.scheduledDepartureTime,
  })),
  cancellation: { type: 'FullyRefundable', zone: 'America/New_York', steps: [] },
  email: 'maya.okafor@example.com',
  phone: '+1 617 555 0142',
  termsVersion: 'booking-2026-11',
  verifiedAt: null,
  amountType: 'fiat',
  tenders: [
    {
      tenderNo: 1,
      kind: 'UserCard',
      method: 'CreditCard',
      label: 'Harbor Summit 4417',
      amount: price.total,
      units: null,
      state: 'captured',
    },
  ],
  refunds: [],
  earning: null,
  cases: [],
  actions: {
    cancel: { available: true },
    cancelPart: { available: true },
    change: { available: true },
    extras: { available: true },
    editDetails: { available: true },
  },
  bookedAt: at('2027-02-08T15:00:00.000Z'),
  canceling: null,
  canceledParts: [],
  airlineCredits: [],
  withheld: null,
  splitWith: [],
  replaces: null,
  party: null,
  customFields: [],
  byAgents: [],
  protections: [],
  disruptionData: null,
  history: [],
  canceledAt: null,
};

/** The same, canceled within the day: everything comes back. */
export const CANCELED_FLIGHT_TRIP: FlightTripDetail = {
  ...SAMPLE_FLIGHT_TRIP,
  status: 'Canceled',
  time: 'Canceled',
  actions: {
    cancel: { available: false, reason: 'Canceled' },
    cancelPart: { available: false, reason: 'Canceled' },
    change: { available: false, reason: 'Canceled' },
    extras: { available: false, reason: 'Canceled' },
    editDetails: { available: false, reason: 'Canceled' },
  },
  voidUntil: null,
  canceledAt: at('2027-02-08T16:00:00.000Z'),
  withheld: { fee: money(0), premiums: money(0) },
  refunds: [
    {
      refundNo: 1,
      tenderNo: 1,
      kind: 'UserCard',
      tender: 'Harbor Summit 4417',
      item: 'Boston to Lisbon',
      amount: money(price.total.amountMinor),
      units: null,
      state: 'sent',
      overdue: false,
      outcome: null,
      dueBy: at('2027-02-17T15:00:00.000Z'),
      sentAt: at('2027-02-08T16:00:00.000Z'),
      returnedAt: null,
    },
  ],
};

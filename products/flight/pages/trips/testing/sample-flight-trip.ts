/** A booked round trip for tests of views: Boston to Lisbon and back by Dublin, two adults, ticketed. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { BY_DUBLIN, DIRECT, STANDARD_RULES } from '#flight/pages/slices/testing/sample-slice.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';

const airport = (locationCode: string, city: string, zone: string, terminal: string | null) => ({
  locationCode,
  name: `${city} ${locationCode}`,
  city,
  countryCode: 'US',
  zone,
  terminal,
});
const BOS = airport('BOS', 'Boston', 'America/New_York', 'E');
const LIS = airport('LIS', 'Lisbon', 'Europe/Lisbon', '1');
const TAP = { code: 'TP', name: 'TAP Air Portugal' };
const at = (text: string) => text as Instant;
const local = (text: string) => text as LocalDateTime;

const ON_TIME = { updatedDepartureTime: null, updatedArrivalTime: null };
const sold = {
  fareClass: 'standard',
  fareShelf: { shortBrandName: 'Classic' },
  restrictions: STANDARD_RULES,
  co2Kg: 420,
} as const;
const out = {
  ...DIRECT,
  ...sold,
  cabinClassName: ['economy' as const],
  ticketNos: [1],
  segments: [
    {
      ...DIRECT.segments[0]!,
      ...ON_TIME,
      origin: BOS,
      destination: LIS,
      departs: at('2027-04-14T22:05:00Z'),
      arrives: at('2027-04-15T04:40:00Z'),
    },
  ],
};
const [first, second] = BY_DUBLIN.segments;
const back = {
  ...BY_DUBLIN,
  ...sold,
  plusDays: 0,
  cabinClassName: ['economy' as const, 'economy' as const],
  ticketNos: [1, 1],
  segments: [
    {
      ...first!,
      ...ON_TIME,
      origin: LIS,
      scheduledDepartureTime: at('2027-04-19T06:00:00Z'),
      zonedDepartureTime: local('2027-04-19T07:00'),
    },
    {
      ...second!,
      ...ON_TIME,
      destination: BOS,
      scheduledArrivalTime: at('2027-04-19T18:00:00Z'),
      zonedArrivalTime: local('2027-04-19T14:00'),
    },
  ],
};
const place = (locationCode: string, city: string, zone: string) => ({
  locationCode,
  city,
  zone,
  countryCode: 'US',
  art: { seed: city, kind: 'city' as const },
});
const parts = (base: number, tax: number, fee: number) => ({
  base,
  tax,
  fee,
  subTotal: base + tax,
  grandTotal: base + tax + fee,
});
const traveler = (firstName: string, seat: string, number: string) => ({
  type: 'Adult' as const,
  firstName,
  middleName: '',
  lastName: 'Okafor',
  bags: [],
  specialAssistance: [],
  seats: [{ slice: 0, segment: 0, seat }],
  documents: [
    { ticketNo: 1, slice: 0, number },
    { ticketNo: 1, slice: 1, number },
  ],
  frequentFlyerNumber: [] as { airline: string; number: string }[],
});

export const FLIGHT_TRIP = {
  bookingId: 'bkg_1',
  kind: 'Flight',
  status: 'Confirmed',
  time: 'Future',
  itineraryFlags: [],
  confirmationCode: 'H-7KQ2MD',
  title: 'Boston to Lisbon',
  subtitle: 'Round-trip',
  ticketing: 'ticketed',
  airlineCanceled: [],
  total: money(129_800),
  grandTotal: money(129_800),
  flight: {
    tripType: 'roundTrip',
    multiTicketType: 'single',
    origin: place('BOS', 'Boston', 'America/New_York'),
    destination: place('LIS', 'Lisbon', 'Europe/Lisbon'),
    cities: ['Boston', 'Lisbon', 'Boston'],
    slices: [out, back],
    tickets: [{ ticketNo: 1, airline: TAP }],
    passengers: { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 },
    needsPassport: true,
    departureDate: '2027-04-14',
    lastDate: '2027-04-19',
  },
  price: {
    currency: 'USD',
    travelers: [
      { type: 'Adult', code: 'ADT', count: 2, each: parts(50_000, 6_000, 200), all: parts(1e5, 12_000, 400) },
    ],
    fares: parts(100_000, 12_000, 400),
    seatsMinor: 11_400,
    bagsMinor: 6_000,
    total: money(129_800),
  },
  extras: { seats: [], bags: [] },
  travelers: [traveler('Maya', '21A', '047-1'), traveler('Jonah', '21B', '047-2')],
  locators: { agent: 'H-7KQ2MD', airlines: [{ ticketNo: 1, airline: TAP, locator: 'K7PQ2M' }] },
  sellingPricing: {
    totalPricing: {
      currency: 'USD',
      baseWithoutMargin: { fiat: { value: 100_000, currencySymbol: '$' } },
      total: { fiat: { value: 129_800, currencySymbol: '$' } },
    },
  },
  ticketedAt: at('2027-02-08T12:05:00Z'),
  voidUntil: at('2027-02-09T12:00:00Z'),
  changes: [],
  checkIn: [
    { slice: 0, airline: TAP, opensAt: at('2027-04-13T22:05:00Z'), closesAt: at('2027-04-14T21:05:00Z') },
    { slice: 1, airline: TAP, opensAt: at('2027-04-18T06:00:00Z'), closesAt: at('2027-04-19T05:00:00Z') },
  ],
  cancellation: {
    type: 'NonRefundable',
    zone: 'America/New_York',
    steps: [{ until: at('2027-02-09T12:00:00Z'), localUntil: local('2027-02-09T07:00'), penaltyMinor: 0 }],
  },
  email: 'maya@example.com',
  phone: '+1 617 555 0142',
  verifiedAt: null,
  amountType: 'fiat',
  tenders: [],
  refunds: [],
  earning: null,
  cases: [],
  actions: { cancel: { available: true }, cancelPart: { available: true }, change: { available: true } },
  bookedAt: at('2027-02-08T12:00:00Z'),
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
  history: [],
  canceledAt: null,
} as unknown as FlightTripDetail;

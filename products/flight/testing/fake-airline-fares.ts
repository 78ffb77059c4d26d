/** What the tests' airlines fly, and what it costs: Boston to Lisbon on one, back on the other. */
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { restrictionsWithInfo } from '../rules/fares/fare-restrictions.ts';
import { PASSENGER_CODES, type PassengerCounts } from '../rules/travelers/travelers.ts';
import type { FlightRequest } from '../sell/supplier.ts';
import type { FlightPrice, FlightSummary, ListedRestrictions } from '../wire/flights.ts';
import type { SeatMap } from '../wire/seat-map.ts';

const airport = (locationCode: string, city: string, countryCode: string, zone: string) => ({
  locationCode,
  city,
  countryCode,
  zone,
  name: `${city} Airport`,
  terminal: null,
});
const BOS = airport('BOS', 'Boston', 'US', 'America/New_York');
const LIS = airport('LIS', 'Lisbon', 'PT', 'Europe/Lisbon');
type Airport = typeof BOS;

function slice(
  code: string,
  name: string,
  flightNumber: string,
  from: Airport,
  to: Airport,
  times: string[],
) {
  const [departsLocal, arrivesLocal] = times.slice(0, 2) as LocalDateTime[];
  const [departs, arrives] = times.slice(2) as Instant[];
  const airline = { code, name };
  const plusDays = departsLocal!.slice(0, 10) === arrivesLocal!.slice(0, 10) ? 0 : 1;
  const durationMinutes = (Date.parse(arrives!) - Date.parse(departs!)) / 60_000;
  const segment = {
    origin: from,
    destination: to,
    marketingAirline: { ...airline, flightNumber },
    operatingAirline: airline,
    durationMinutes,
    stops: 0,
    plusDays,
    scheduledDepartureTime: departs!,
    scheduledArrivalTime: arrives!,
    zonedDepartureTime: departsLocal!,
    zonedArrivalTime: arrivesLocal!,
    hasWifi: true,
    hasPower: true,
    aircraft: { code: '332', name: 'Airbus A330-200' },
  };
  const ends = `${from.locationCode}.${to.locationCode}`;
  const sliceId = `${code}${flightNumber}.${departsLocal!.slice(0, 10)}.${ends}`;
  return { sliceId, airline, segments: [segment] as [typeof segment], durationMinutes, plusDays };
}
const [TAP, UNITED] = [
  ['TP', 'TAP Air Portugal'],
  ['UA', 'United Airlines'],
] as const;
export const OUT_AND_BACK = [
  slice(...TAP, '216', BOS, LIS, [
    '2027-04-14T21:05',
    '2027-04-15T08:35',
    '2027-04-15T01:05:00.000Z',
    '2027-04-15T07:35:00.000Z',
  ]),
  slice(...UNITED, '65', LIS, BOS, [
    '2027-04-19T11:00',
    '2027-04-19T13:40',
    '2027-04-19T10:00:00.000Z',
    '2027-04-19T17:40:00.000Z',
  ]),
] as const;
/** What the way back can be exchanged for. */
export const BACK_LATER = slice(...UNITED, '65', LIS, BOS, [
  '2027-04-20T11:00',
  '2027-04-20T13:40',
  '2027-04-20T10:00:00.000Z',
  '2027-04-20T17:40:00.000Z',
]);
/** What the way out can be flown instead when it was changed: half an hour earlier, and the next morning. */
export const OUT_INSTEAD = [
  slice(...TAP, '214', BOS, LIS, [
    '2027-04-14T20:35',
    '2027-04-15T08:05',
    '2027-04-15T00:35:00.000Z',
    '2027-04-15T07:05:00.000Z',
  ]),
  slice(...TAP, '212', BOS, LIS, [
    '2027-04-15T07:30',
    '2027-04-15T19:00',
    '2027-04-15T11:30:00.000Z',
    '2027-04-15T18:00:00.000Z',
  ]),
] as const;
export const FLOWN = [...OUT_AND_BACK, BACK_LATER, ...OUT_INSTEAD];
/** What is chosen of them: both, in a class. */
export const CHOSEN = OUT_AND_BACK.map(({ sliceId }) => ({ sliceId, fareClass: 'standard' as const }));

export const place = ({ locationCode, city, countryCode, zone }: Airport) => ({
  locationCode,
  city,
  countryCode,
  zone,
  art: { seed: city, kind: 'city' },
});

const CHANGE = { kind: 'fee', fee: money(10_000) } as const;
const CANCEL = { kind: 'fee', fee: money(20_000) } as const;
const FARE = {
  baggageInfo: { personalItem: true, carryOnPieces: 1 },
  detailBaggageInfo: { pieces: 1, charges: { firstPiece: money(7_500) } },
  penaltiesInfo: { changePenalty: CHANGE, cancelPenalty: CANCEL },
  seats: 'paidChoice',
} as const;
const RESTRICTIONS: ListedRestrictions = {
  ...FARE,
  refund: 'WithFees',
  restrictionsWithInfo: restrictionsWithInfo(FARE),
  brandType: 'standard',
};

export function summaryOf({ slices, passengers }: FlightRequest): FlightSummary {
  const flown = slices.map(({ sliceId }) => FLOWN.find((each) => each.sliceId === sliceId)!);
  const isReturn = flown.length === 2;
  return {
    tripType: isReturn ? 'roundTrip' : 'oneWay',
    multiTicketType: isReturn ? 'hackerFare' : 'single',
    origin: place(flown[0]!.segments[0].origin),
    destination: place(flown[0]!.segments[0].destination),
    cities: [
      ...flown.map(({ segments }) => segments[0].origin.city),
      flown.at(-1)!.segments[0].destination.city,
    ],
    slices: flown.map(({ sliceId, segments, durationMinutes, plusDays }, i) => ({
      sliceId,
      segments: [...segments],
      layovers: [],
      durationMinutes,
      plusDays,
      multiTicketType: 'single',
      fareClass: slices[i]!.fareClass,
      fareShelf: { shortBrandName: 'Classic' },
      cabinClassName: ['economy'],
      co2Kg: 410,
      ticketNos: [i + 1],
      restrictions: RESTRICTIONS,
    })),
    tickets: flown.map(({ airline }, i) => ({ ticketNo: i + 1, airline })),
    passengers,
    needsPassport: true,
    departureDate: flown[0]!.segments[0].zonedDepartureTime.slice(0, 10) as CalendarDate,
    lastDate: flown.at(-1)!.segments[0].zonedArrivalTime.slice(0, 10) as CalendarDate,
  };
}

const SEAT_MINOR = 3_000;
/** One row, which is at no exit. */
export const CABIN: SeatMap = {
  aircraft: { code: '332', name: 'Airbus A330-200' },
  airline: { code: 'TP', name: 'TAP Air Portugal' },
  flightNumber: '216',
  cabin: 'economy',
  blocks: [['A'], ['B']],
  rows: [
    {
      row: 21,
      isExit: false,
      seats: ['21A', '21B'].map((seat) => ({
        seat,
        state: 'free',
        position: 'window',
        hasExtraLegroom: false,
        priceMinor: SEAT_MINOR,
      })),
    },
  ],
  rule: 'paidChoice',
};

const COUNTS = {
  Adult: 'adults',
  Child: 'children',
  SeatedInfant: 'seatedInfants',
  LapInfant: 'lapInfants',
} as const satisfies Record<string, keyof PassengerCounts>;
const SHARE = { Adult: 100, Child: 75, SeatedInfant: 75, LapInfant: 10 } as const;
const BAG_MINOR = 7_500;

const partsOf = (base: number, count = 1) => {
  const [fare, tax] = [base * count, Math.round(base / 5) * count];
  return { base: fare, tax, subTotal: fare + tax, fee: 0, grandTotal: fare + tax };
};

export function fareOf(fareMinor: number, { passengers, extras }: FlightRequest): FlightPrice {
  const travelers = (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).flatMap((type) => {
    const count = passengers[COUNTS[type]];
    const base = Math.round((fareMinor * SHARE[type]) / 100);
    const of = { type, code: PASSENGER_CODES[type], count };
    return count === 0 ? [] : [{ ...of, each: partsOf(base), all: partsOf(base, count) }];
  });
  const sum = (part: keyof ReturnType<typeof partsOf>) =>
    travelers.reduce((all, each) => all + each.all[part], 0);
  const fares = {
    base: sum('base'),
    tax: sum('tax'),
    subTotal: sum('subTotal'),
    fee: 0,
    grandTotal: sum('grandTotal'),
  };
  const seatsMinor = extras.seats.length * SEAT_MINOR;
  const bagsMinor = extras.bags.reduce((all, { pieces }) => all + pieces, 0) * BAG_MINOR;
  const total = money(fares.grandTotal + seatsMinor + bagsMinor);
  return { currency: 'USD', travelers, fares, seatsMinor, bagsMinor, total };
}

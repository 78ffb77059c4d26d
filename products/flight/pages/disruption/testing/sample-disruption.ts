/** TP 216 leaves 4 hours 20 minutes late, for two who have disruption assistance (picture 42). */
import type { WireFlightStatus } from '@sojourn/contract/disruption-parts.ts';
import type { DisruptionView, RebookPlan } from '@sojourn/contract/disruptions.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';

export const at = (text: string) => text as Instant;
const local = (text: string) => text as LocalDateTime;
const BOS = { code: 'BOS', name: 'Boston', countryCode: 'US' };
const EWR = { code: 'EWR', name: 'Newark', countryCode: 'US' };
const LIS = { code: 'LIS', name: 'Lisbon', countryCode: 'PT' };

export const LATE: WireFlightStatus = {
  flight: 'TP 216',
  from: BOS,
  to: LIS,
  scheduledDeparture: at('2027-04-14T22:05:00Z'),
  scheduledArrival: at('2027-04-15T04:40:00Z'),
  estimatedDeparture: at('2027-04-15T02:25:00Z'),
  estimatedArrival: at('2027-04-15T09:00:00Z'),
  scheduledDepartureLocal: local('2027-04-14T18:05'),
  scheduledArrivalLocal: local('2027-04-15T05:40'),
  estimatedDepartureLocal: local('2027-04-14T22:25'),
  estimatedArrivalLocal: local('2027-04-15T10:00'),
  state: 'Delayed',
  cause: 'LateAircraft',
  updatedAt: at('2027-04-14T17:30:00Z'),
};
export const CANCELED: WireFlightStatus = { ...LATE, state: 'Canceled' };

export const DELAY: DisruptionView = {
  bookingId: 'bkg_1' as BookingId,
  disruptionNo: 1,
  slice: 0,
  type: 'Delayed',
  state: 'open',
  delayMinutes: 260,
  noticedAt: at('2027-04-14T17:30:00Z'),
  decideBy: at('2027-04-16T04:40:00Z'),
  flights: [LATE],
  action: 'Rebook',
  why: null,
  protection: 'disruption',
  termsId: 'disruption-flight-2026-11',
  decidesForAll: 2,
  isPurchaser: true,
  refund: {
    base: money(862_00),
    perTraveler: money(431_00),
    parts: [{ source: 'UserCard', label: 'Summit card 4417', amount: money(862_00) }],
    endsAlso: 2,
  },
  rights: { refund: [], compensation: null },
  airlineOffer: null,
  replacement: null,
};

const part = (
  title: string,
  [from, starts, startsLocal]: readonly [typeof BOS, string, string],
  [to, ends, endsLocal]: readonly [typeof BOS, string, string],
) => ({
  title,
  from,
  to,
  starts: at(starts),
  ends: at(ends),
  startsLocal: local(startsLocal),
  endsLocal: local(endsLocal),
});
export const NONSTOP: RebookPlan['options'][number] = {
  optionId: 'bkg_2',
  rank: 1,
  airline: { code: 'DL', name: 'Delta' },
  parts: [
    part(
      'DL 274',
      [BOS, '2027-04-15T00:45:00Z', '2027-04-14T20:45'],
      [LIS, '2027-04-15T07:15:00Z', '2027-04-15T08:15'],
    ),
  ],
  stops: 0,
  durationMinutes: 390,
  className: 'Standard',
  sellsFor: money(812_00),
  seatsHeld: 2,
  minutesSooner: 105,
  leavesInMinutes: 433,
};
export const BY_NEWARK: RebookPlan['options'][number] = {
  ...NONSTOP,
  optionId: 'bkg_3',
  rank: 2,
  airline: { code: 'UA', name: 'United' },
  parts: [
    part(
      'UA 501',
      [BOS, '2027-04-14T20:10:00Z', '2027-04-14T16:10'],
      [EWR, '2027-04-14T21:35:00Z', '2027-04-14T17:35'],
    ),
    part(
      'UA 64',
      [EWR, '2027-04-14T23:40:00Z', '2027-04-14T19:40'],
      [LIS, '2027-04-15T06:25:00Z', '2027-04-15T07:25'],
    ),
  ],
  stops: 1,
  durationMinutes: 615,
  sellsFor: money(744_00),
  minutesSooner: 155,
};
export const PLAN: RebookPlan = {
  heldUntil: at('2027-04-14T18:30:00Z'),
  fareLimit: money(1_500_00),
  options: [NONSTOP, BY_NEWARK],
  rejected: [
    {
      airline: { code: 'AF', name: 'Air France' },
      title: 'AF 333',
      departsLocal: local('2027-04-14T18:55'),
      why: 'HigherClass',
    },
    {
      airline: { code: 'TP', name: 'TAP Air Portugal' },
      title: 'TP 218',
      departsLocal: local('2027-04-16T18:05'),
      why: 'OtherDay',
    },
  ],
};

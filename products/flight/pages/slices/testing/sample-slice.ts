/** Slices for tests of views: Boston to Lisbon direct, and by Dublin with a codeshare. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { type FareAllows, restrictionsWithInfo } from '#flight/rules/fares/fare-restrictions.ts';
import { refundEligibility } from '#flight/rules/fares/penalties.ts';
import type { FareOffer, FlightSegment, FlightSlice, ListedRestrictions } from '#flight/wire/flights.ts';

const airport = (code: string, city: string, terminal: string | null = null) => ({
  locationCode: code,
  name: `${city} ${code}`,
  city,
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  terminal,
});
const BOS = airport('BOS', 'Boston', 'E');
const DUB = airport('DUB', 'Dublin', '2');
const LIS = airport('LIS', 'Lisbon', '1');

type Given = Pick<FlightSegment, 'origin' | 'destination' | 'durationMinutes' | 'plusDays'> & {
  readonly at: readonly [departs: string, arrives: string];
  readonly flight: readonly [code: string, name: string, number: string];
  readonly flownBy?: readonly [code: string, name: string];
};
const segment = ({ at, flight, flownBy, ...rest }: Given): FlightSegment => ({
  ...rest,
  marketingAirline: { code: flight[0], name: flight[1], flightNumber: flight[2] },
  operatingAirline: { code: (flownBy ?? flight)[0], name: (flownBy ?? flight)[1] },
  scheduledDepartureTime: `${at[0]}:00Z` as Instant,
  scheduledArrivalTime: `${at[1]}:00Z` as Instant,
  zonedDepartureTime: at[0] as LocalDateTime,
  zonedArrivalTime: at[1] as LocalDateTime,
  aircraft: { code: '339', name: 'Airbus A330-900neo' },
  stops: 0,
  hasWifi: true,
  hasPower: false,
});

export const DIRECT: FlightSlice = {
  sliceId: 'TP216.2027-04-14.BOS.LIS',
  segments: [
    segment({
      origin: BOS,
      destination: LIS,
      at: ['2027-04-14T18:05', '2027-04-15T05:40'],
      flight: ['TP', 'TAP Air Portugal', '216'],
      durationMinutes: 395,
      plusDays: 1,
    }),
  ],
  layovers: [],
  durationMinutes: 395,
  plusDays: 1,
  multiTicketType: 'single',
};

export const BY_DUBLIN: FlightSlice = {
  sliceId: 'EI138.2027-04-14.BOS.DUB~EI482.2027-04-15.DUB.LIS',
  segments: [
    segment({
      origin: BOS,
      destination: DUB,
      at: ['2027-04-14T17:20', '2027-04-15T04:15'],
      flight: ['EI', 'Aer Lingus', '138'],
      durationMinutes: 355,
      plusDays: 1,
    }),
    segment({
      origin: airport('DUB', 'Dublin', '1'),
      destination: LIS,
      at: ['2027-04-15T06:10', '2027-04-15T09:05'],
      flight: ['EI', 'Aer Lingus', '482'],
      flownBy: ['BA', 'British Airways'],
      durationMinutes: 175,
      plusDays: 0,
    }),
  ],
  layovers: [
    {
      airport: DUB,
      stopoverDurationMinutes: 115,
      minimumMinutes: 75,
      isSelfTransferLayover: false,
      isOvernight: false,
    },
  ],
  durationMinutes: 645,
  plusDays: 1,
  multiTicketType: 'single',
};

const STANDARD_FARE: FareAllows = {
  baggageInfo: { personalItem: true, carryOnPieces: 1 },
  detailBaggageInfo: { pieces: 0, charges: { firstPiece: money(7000) } },
  penaltiesInfo: { changePenalty: { kind: 'fee', fee: money(7500) }, cancelPenalty: { kind: 'notAllowed' } },
  seats: 'paidChoice',
};
const rulesOf = (fare: FareAllows): ListedRestrictions => ({
  ...fare,
  refund: refundEligibility(fare.penaltiesInfo.cancelPenalty),
  restrictionsWithInfo: restrictionsWithInfo(fare),
  brandType: 'standard',
});
export const STANDARD_RULES: ListedRestrictions = rulesOf(STANDARD_FARE);

type Varied = ListedRestrictions['baggageInfo'] &
  ListedRestrictions['penaltiesInfo'] & { readonly pieces: number; readonly firstPiece: Money | null };
/** The same but for what is given. */
export const rulesWith = (given: Partial<Varied>): ListedRestrictions => {
  const { pieces, charges } = STANDARD_RULES.detailBaggageInfo;
  const { personalItem, carryOnPieces } = { ...STANDARD_RULES.baggageInfo, ...given };
  const { changePenalty, cancelPenalty } = { ...STANDARD_RULES.penaltiesInfo, ...given };
  const { firstPiece } = { ...charges, ...given };
  return rulesOf({
    ...STANDARD_FARE,
    baggageInfo: { personalItem, carryOnPieces },
    detailBaggageInfo: { pieces: given.pieces ?? pieces, charges: { firstPiece } },
    penaltiesInfo: { changePenalty, cancelPenalty },
  });
};

export const STANDARD: FareOffer = {
  fareClass: 'standard',
  fareShelf: { shortBrandName: 'Classic' },
  cabinClassName: ['economy'],
  total: money(112_400),
  perAdult: money(56_200),
  miles: 112_400,
  incrementalTotalDifference: money(15_200),
  seatsLeft: null,
  restrictions: STANDARD_RULES,
  co2Kg: 420,
};

/** A ride as it's offered and sold, with its price and refunds as they are at that moment. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import {
  addDays,
  type CalendarDate,
  type Instant,
  instantAt,
  isBefore,
  localAt,
  plusSeconds,
} from '@sojourn/domain/dates.ts';
import { transferTerms } from '@sojourn/products/ground/rules/booking/transfer-terms.ts';
import { seatChildren } from '@sojourn/products/ground/rules/ride/child-seats.ts';
import { clockOf } from '@sojourn/products/ground/rules/transfer.ts';
import type { RideQuestion, RideSummary, RideTotal } from '@sojourn/products/ground/sell/port/ride-port.ts';
import type { Operator } from '../inventory/operators.ts';
import { type TransferOption, transferOption } from '../inventory/search-transfers.ts';
import { transferIdOf } from './market.ts';
import { meetingOf } from './ride-words.ts';

export type RideQuote = {
  readonly summary: RideSummary;
  readonly price: RideTotal;
  readonly terms: CancelTerms;
};

/** Who rides without a seat of their own kind. */
const CHILD_AGES_END = 12;
const SENT_BEFORE_SECONDS = 2 * 3_600;
const FINAL_AT = '20:00';

/** Of a flight that leaves, it's the clock at its airport. */
const timeAt = ({ from, to, time }: Pick<RideQuestion, 'from' | 'to' | 'time'>): Instant =>
  instantAt(clockOf(time), time.means === 'departure' ? to.zone : from.zone);

const ridersOf = ({ party }: Pick<RideQuestion, 'party'>) => ({
  people: party.ages.length,
  bags: party.bags,
  wheelchairs: party.wheelchairs,
});

export function quoteRide(operator: Operator, nth: number, ask: RideQuestion, perCent = 0): RideQuote | null {
  const { from, to, time, party } = ask;
  const question = {
    from: from.position,
    to: to.position,
    zone: from.zone,
    means: time.means,
    at: timeAt(ask),
    riders: ridersOf(ask),
    childAges: party.ages.filter((age) => age < CHILD_AGES_END),
  };
  const option = transferOption(question, operator, nth, perCent);
  if (!option || !isBefore(ask.now, option.pickUpAt)) return null;
  return { ...termsOf(option, ask), summary: summaryOf(option, ask, question) };
}

const priceOf = ({ price }: TransferOption): RideTotal => ({ ...price, currency: 'USD' });

function termsOf(option: TransferOption, { from }: RideQuestion): Pick<RideQuote, 'price' | 'terms'> {
  const { operator, pickUpAt, price } = option;
  const terms = transferTerms(operator, { pickUpAt, zone: from.zone }, price.totalMinor);
  return { price: priceOf(option), terms };
}

function summaryOf(
  option: TransferOption,
  { from, to, time, party, locale }: RideQuestion,
  { at, childAges }: { readonly at: Instant; readonly childAges: readonly number[] },
): RideSummary {
  const { operator, service, nth, ride, pickUpAt, arrivesAt } = option;
  const moment = (instant: Instant, zone = from.zone) => ({ at: instant, local: localAt(instant, zone) });
  const seated = seatChildren(childAges, operator.seatGroups);
  const pickUp = moment(pickUpAt);
  const eve = instantAt(`${addDays(pickUp.local.slice(0, 10) as CalendarDate, -1)}T${FINAL_AT}`, from.zone);
  return {
    transferId: transferIdOf(operator, nth),
    kind: service.kind,
    operator: {
      name: operator.name,
      ratingTenths: Math.round(operator.rating * 10),
      phone: operator.phone,
    },
    vehicle: service.vehicle,
    from,
    to,
    time,
    flightAt: time.means === 'pickUp' ? null : at,
    pickUp,
    pickUpFinalBy: service.kind === 'shared' && time.means === 'departure' ? moment(eve) : null,
    arrives: moment(arrivesAt, to.zone),
    km: ride.km,
    minutes: ride.minutes,
    stops: service.stops,
    party,
    childSeats: seated.fit
      ? seated.seats.map(({ group, count }) => ({ name: group.name, from: group.from, to: group.to, count }))
      : [],
    waiting: operator.waiting,
    meeting: meetingOf(service, from, operator.operatorId, locale),
    sentBy: moment(plusSeconds(pickUpAt, -SENT_BEFORE_SECONDS)),
    price: priceOf(option),
  };
}

/** A ride from the port's words to the contract's. */
import { type CancelTerms, freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { rideCarbonKg } from '../rules/ride-carbon.ts';
import type { TransferSummary, WireRideTime, WireStop } from '../wire/transfers.ts';
import type { RideSummary, Stop } from './port/ride-port.ts';

const viewStop = ({ position, ...stop }: Stop): WireStop => ({ ...stop, position: { ...position } });
export const viewTime = (time: RideSummary['time']): WireRideTime => ({ ...time });

/** `now`: what's free is free from then on. */
export function viewRide(summary: RideSummary, cancellation: CancelTerms, now: Instant): TransferSummary {
  const { price, pickUp, from, kind, party, waiting } = summary;
  const amount = (minor: number) => money(minor, price.currency);
  const free = freeUntil(cancellation, price.totalMinor, now);
  return {
    transferId: summary.transferId,
    kind,
    operator: { ...summary.operator },
    vehicle: { ...summary.vehicle },
    from: viewStop(from),
    to: viewStop(summary.to),
    time: viewTime(summary.time),
    flightAt: summary.flightAt,
    pickUp: { ...pickUp },
    pickUpFinalBy: summary.pickUpFinalBy && { ...summary.pickUpFinalBy },
    arrives: { ...summary.arrives },
    km: summary.km,
    minutes: summary.minutes,
    stops: summary.stops,
    party: { ages: [...party.ages], bags: { ...party.bags }, wheelchairs: party.wheelchairs },
    childSeats: summary.childSeats.map((seat) => ({ ...seat })),
    waiting: {
      minutes: waiting.minutes,
      followsDelayMinutes: waiting.followsDelayMinutes,
      extraHour: waiting.extraHourMinor === null ? null : amount(waiting.extraHourMinor),
    },
    meeting: { ...summary.meeting },
    sentBy: { ...summary.sentBy },
    day: pickUp.local.slice(0, 10) as CalendarDate,
    art: { seed: `ride:${kind}:${from.placeId}`, kind: 'car' },
    price: {
      lines: price.lines.map(({ line, amountMinor }) => ({ line, amount: amount(amountMinor) })),
      total: amount(price.totalMinor),
    },
    freeUntil: free && { at: free, local: localAt(free, from.zone) },
    co2Kg: rideCarbonKg(kind, summary.km, party.ages.length),
  };
}

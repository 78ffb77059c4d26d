/** What a ride is called and when it begins, as texts. */
import { formatDate, formatTime, zoneName } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { TransferSummary } from '#ground/wire/transfers.ts';

export const rideTitle = ({ kind, from, to }: Pick<TransferSummary, 'kind' | 'from' | 'to'>): TextRef =>
  textRef(`ground.title.${kind}`, { from: from.name, to: to.name });

/** By the clock where it begins, with its zone. */
export const pickUpText = ({ pickUp, day, from }: TransferSummary, locale: string): string =>
  [
    formatDate(day, locale, 'weekday'),
    `${formatTime(pickUp.local, locale)} (${zoneName(from.zone, pickUp.at, locale)})`,
  ].join(', ');

export const flightText = ({ time }: Pick<TransferSummary, 'time'>): string =>
  time.means === 'pickUp' || !time.flight ? '' : `${time.flight.airline} ${time.flight.number}`;

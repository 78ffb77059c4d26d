/** What's to know of a ride before it's paid for, and afterwards. */
import { formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Baby, Clock, type LucideIcon, Luggage, MapPin, MessageSquare, Users } from 'lucide-react';
import type { TransferSummary } from '#ground/wire/transfers.ts';
import './ride-facts.css';

type Fact = readonly [icon: LucideIcon, text: string];

export function RideFacts({ ride }: { readonly ride: TransferSummary }) {
  const t = useText();
  const locale = useLocale();
  const { waiting, vehicle, childSeats, meeting, sentBy, pickUpFinalBy, stops, time } = ride;
  const { extraHour, followsDelayMinutes } = waiting;
  const facts: Fact[] = [
    [MapPin, meeting.words],
    [
      Clock,
      t(time.means === 'landing' ? 'ground.waits.landing' : 'ground.waits.pickUp', {
        minutes: waiting.minutes,
      }),
    ],
    ...(extraHour
      ? [[Clock, t('ground.waits.extra', { price: formatMoney(extraHour, locale) })] as const]
      : []),
    ...(time.means === 'landing'
      ? [
          [
            Clock,
            followsDelayMinutes === null
              ? t('ground.follows.any')
              : t('ground.follows.hours', { hours: followsDelayMinutes / 60 }),
          ] as const,
        ]
      : []),
    [Users, t('ground.vehicle.people', { count: vehicle.seats })],
    [Luggage, t('ground.vehicle.cases', { count: vehicle.cases })],
    ...childSeats.map(({ from, to, count }): Fact => [Baby, t('ground.seat', { count, from, to })]),
    ...(stops > 0 ? [[MapPin, t('ground.stops', { count: stops })] as const] : []),
    ...(pickUpFinalBy
      ? [[Clock, t('ground.finalBy', { when: formatMoment(pickUpFinalBy.local, locale) })] as const]
      : []),
    [MessageSquare, t('ground.sentBy', { time: formatTime(sentBy.local, locale) })],
  ];
  return (
    <ul className="ride-facts small text-2">
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Icon className="icon icon--s" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

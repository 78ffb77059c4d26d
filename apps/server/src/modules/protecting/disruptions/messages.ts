/** Mail about flights of today: what happened, what can be done, and until when. */

import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { DisruptionAction } from '@sojourn/domain/disruptions/disruption-state.ts';
import type { DisruptionCause, FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { formatDate, formatDeadline, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Disruption } from '@sojourn/domain/protections/clause.ts';
import type { Block } from '#modules/platform/notify/mail-layout.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { DISRUPTION_TEXTS } from './texts.ts';

/** `key`: the booking, the disruption and what's new of it. */
export type FlightDisrupted = {
  readonly kind: 'flightDisrupted';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly title: string;
  /** Null: they fly on time after all. */
  readonly type: Disruption | null;
  readonly cause: DisruptionCause | null;
  readonly flights: readonly MailedFlight[];
  readonly action: DisruptionAction | null;
  /** What comes back where the fare can be taken back; mail from before has none. */
  readonly refund?: Money | null;
  readonly decideBy: Instant;
  /** As the airport's clocks show it. */
  readonly decideByLocal: LocalDateTime;
  /** Of that airport; left out of messages from before. */
  readonly decideByZone?: string;
};
/** In local times. */
type MailedFlight = {
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly planned: LocalDateTime;
  readonly estimated: LocalDateTime;
  /** When it lands; mail from before has none. */
  readonly lands?: { readonly planned: LocalDateTime; readonly estimated: LocalDateTime };
  readonly isCanceled: boolean;
};

export const mailedFlight = (of: FlightStatus): MailedFlight => ({
  flight: of.flight,
  from: of.from.name,
  to: of.to.name,
  planned: of.scheduledDepartureLocal,
  estimated: of.estimatedDepartureLocal,
  lands: { planned: of.scheduledArrivalLocal, estimated: of.estimatedArrivalLocal },
  isCanceled: of.state === 'Canceled',
});

const when = (local: LocalDateTime, locale: 'en' | 'fr'): string =>
  `${formatDate(local, locale, 'year')}, ${formatTime(local, locale)}`;

export const FLIGHT_DISRUPTED: MessageType<FlightDisrupted> = {
  kind: 'flightDisrupted',
  bookingId: ({ bookingId }) => bookingId,
  reword: async (content, naming) => ({
    ...content,
    title: (await naming.titles([content.bookingId])).get(content.bookingId) ?? content.title,
  }),
  write: (content, { origin, person, trip }, { locale, texts }) => {
    const own = DISRUPTION_TEXTS[locale];
    const happened = own.happened[content.type ?? 'OnTime'];
    const rows = content.flights.map(
      ({ flight, from, to, planned, estimated, lands, isCanceled }) =>
        [
          own.flight(flight, from, to),
          isCanceled
            ? own.canceled(when(planned, locale))
            : [
                own.times(when(planned, locale), when(estimated, locale)),
                ...(lands ? [own.lands(when(lands.planned, locale), when(lands.estimated, locale))] : []),
              ].join('. '),
        ] as const,
    );
    const can = content.type === null ? [] : canDo(content, locale);
    const blocks: Block[] = [
      { block: 'heading', text: happened.heading, tone: content.type === null ? 'good' : 'warn' },
      { block: 'text', text: happened.text },
      ...(content.cause ? [{ block: 'text', text: own.causes[content.cause] } as const] : []),
      { block: 'facts', rows },
      ...can,
      content.type === null
        ? { block: 'link', text: texts.seeTrip, url: `${origin}/trips/${content.bookingId}` }
        : {
            block: 'link',
            text: own.link,
            url: `${origin}/trips/${content.bookingId}/disruption?flightShopType=dp-exercise`,
          },
    ];
    const to = trip?.email ?? person?.email ?? '';
    return { to, subject: happened.subject(content.title), blocks, calendar: null };
  },
};

function canDo(content: FlightDisrupted, locale: 'en' | 'fr'): Block[] {
  const { action, refund, decideBy, decideByLocal, decideByZone } = content;
  const own = DISRUPTION_TEXTS[locale];
  const text = own.can[action ?? 'none'] ?? own.can.none;
  const until = decideByZone ? formatDeadline(decideBy, decideByZone, locale) : when(decideByLocal, locale);
  const isDecided = action === 'Rebook' || action === 'Refund' || action === 'RebookOnlyEligible';
  return [
    { block: 'text', text },
    ...(refund ? [{ block: 'text', text: own.refund(formatMoney(refund, locale)) } as const] : []),
    ...(isDecided ? [{ block: 'text', text: own.until(until) } as const] : []),
  ];
}

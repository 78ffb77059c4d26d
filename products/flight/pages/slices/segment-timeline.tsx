/** The flights of a slice on a rail: times, places with terminals, aircraft, what is on board, changes. */
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatDuration, formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Clock, Info, Moon, Plug, TriangleAlert, Wifi } from 'lucide-react';
import { Fragment } from 'react';
import type { FareOffer, FlightSlice } from '#flight/wire/flights.ts';
import { LocalTime } from './local-time.tsx';
import './segment-timeline.css';
import { flightNumberOf } from './slice-view.ts';
import { type TimelineChange, type TimelineLeg, timelineOf } from './timeline-view.ts';

type SegmentTimelineProps = {
  readonly slice: FlightSlice;
  /** The cabin of each flight in the class that was chosen. */
  readonly cabins?: FareOffer['cabinClassName'];
  /** The ticket that each flight is on; shown when there are several. */
  readonly ticketNos?: readonly number[];
};

function Station({ leg, end }: { readonly leg: TimelineLeg; readonly end: 'from' | 'to' }) {
  const t = useText();
  const locale = useLocale();
  const { segment } = leg;
  const isFrom = end === 'from';
  const airport = isFrom ? segment.origin : segment.destination;
  const at = isFrom ? segment.zonedDepartureTime : segment.zonedArrivalTime;
  return (
    <div className="timeline__station">
      <b className="timeline__time">
        <LocalTime time={formatTime(at, locale)} plusDays={isFrom ? leg.departsPlus : leg.arrivesPlus} />
      </b>
      <i className="timeline__dot" aria-hidden="true" />
      <div>
        <b className="title-s">
          {airport.city} {airport.locationCode}
        </b>
        <p className="small text-2">
          {airport.terminal
            ? t('flights.terminal', { name: airport.name, terminal: airport.terminal })
            : airport.name}
        </p>
      </div>
    </div>
  );
}

function Flight({ leg, tickets }: { readonly leg: TimelineLeg; readonly tickets: number }) {
  const t = useText();
  const locale = useLocale();
  const { segment, cabin, ticketNo } = leg;
  return (
    <div className="timeline__flight small text-2">
      <p>
        {segment.marketingAirline.name} {flightNumberOf(segment)},{' '}
        {formatDuration(segment.durationMinutes, locale)}
      </p>
      <p>{[segment.aircraft.name, cabin && t(`flights.cabin.${cabin}`)].filter(Boolean).join(', ')}</p>
      {leg.operatedBy && <p>{t('flights.operatedBy', { airline: leg.operatedBy })}</p>}
      <ul className="timeline__aboard">
        {segment.hasWifi && (
          <li>
            <Wifi className="icon icon--xs" aria-hidden="true" /> {t('flights.wifi')}
          </li>
        )}
        {segment.hasPower && (
          <li>
            <Plug className="icon icon--xs" aria-hidden="true" /> {t('flights.power')}
          </li>
        )}
        {leg.isOvernight && (
          <li>
            <Moon className="icon icon--xs" aria-hidden="true" /> {t('flights.overnight')}
          </li>
        )}
        {ticketNo !== undefined && tickets > 1 && (
          <li>
            <Tag>{t('flights.ticket', { number: ticketNo })}</Tag>
          </li>
        )}
      </ul>
    </div>
  );
}

function Change({ change }: { readonly change: TimelineChange }) {
  const toText = useTextRef();
  return (
    <div className="timeline__change">
      <p className="timeline__layover small">
        <Clock className="icon icon--xs" aria-hidden="true" /> {toText(change.text)}
      </p>
      {change.notes.map(({ tone, text }) => {
        const Icon = tone === 'warn' ? TriangleAlert : Info;
        return (
          <p key={text.id} className={`small timeline__note timeline__note--${tone}`}>
            <Icon className="icon icon--xs" aria-hidden="true" />
            <span>{toText(text)}</span>
          </p>
        );
      })}
    </div>
  );
}

export function SegmentTimeline({ slice, cabins, ticketNos }: SegmentTimelineProps) {
  const locale = useLocale();
  const { legs, changes } = timelineOf(slice, locale, { cabins, ticketNos });
  const tickets = new Set(ticketNos).size;
  return (
    <ol className="timeline">
      {legs.map((leg, place) => (
        <Fragment key={leg.segment.scheduledDepartureTime}>
          <li className="timeline__leg">
            <Station leg={leg} end="from" />
            <Flight leg={leg} tickets={tickets} />
            <Station leg={leg} end="to" />
          </li>
          {changes[place] && (
            <li>
              <Change change={changes[place]} />
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}

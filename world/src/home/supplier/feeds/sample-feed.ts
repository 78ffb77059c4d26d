/** A calendar as other sites send them, for the lab: one stay, and a block that moves with each day. */
import { addDays, type CalendarDate, type Instant } from '@sojourn/domain/dates.ts';
import type { HomeMarket } from '../market.ts';
import { importCalendar } from './import-calendar.ts';

const STAY_AFTER_DAYS = 4;
const STAY_NIGHTS = 3;
const BLOCK_AFTER_DAYS = 300;
const BLOCK_NIGHTS = 60;

function writeFeed(today: CalendarDate): string {
  const day = (after: number): string => addDays(today, after).replaceAll('-', '');
  const event = (summary: string, after: number, nights: number) => [
    'BEGIN:VEVENT',
    `UID:${summary.length}-${day(after)}@another.example`,
    `SUMMARY:${summary}`,
    `DTSTART;VALUE=DATE:${day(after)}`,
    `DTEND;VALUE=DATE:${day(after + nights)}`,
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Another site//EN',
    ...event('Reserved', STAY_AFTER_DAYS, STAY_NIGHTS),
    ...event('Not available', BLOCK_AFTER_DAYS, BLOCK_NIGHTS),
    'END:VCALENDAR',
  ].join('\r\n');
}

/** From the first day that is looked at. */
export const importSampleFeed = (
  market: Pick<HomeMarket, 'db' | 'world'>,
  { homeId, from, now }: { readonly homeId: string; readonly from: CalendarDate; readonly now: Instant },
) => importCalendar(market, { homeId, feed: 'sample', text: writeFeed(from), now });

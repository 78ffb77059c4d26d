/** What can happen to a flight on its day; each by its name outside production. */
import type { EventFault } from './flight-events.ts';

const next = (fault: EventFault) => [{ verb: 'flightStatus', fault, once: true }] as const;

export const OPERATIONS_SCENARIOS = [
  {
    name: 'flight-delayed',
    effect: 'When flights of today are looked at next, those of the trip leave 2 hours 45 minutes late',
    strikes: next('late'),
  },
  {
    name: 'delay-grows',
    effect: 'They leave 70 minutes late; ten minutes later it’s 2 hours 45 minutes',
    strikes: next('lateGrowing'),
  },
  {
    name: 'back-on-time',
    effect: 'They leave 2 hours 45 minutes late; ten minutes later they’re on time again',
    strikes: next('onTimeAgain'),
  },
  {
    name: 'flight-canceled-today',
    effect: 'The airline cancels the trip’s first flight of today',
    strikes: next('canceledToday'),
  },
  {
    name: 'connection-missed',
    effect: 'The first flight lands too late for the next; the airline gives a later one, not a near one',
    strikes: next('connectionMissed'),
  },
  {
    name: 'airline-rebooks-reasonably',
    effect: 'The first flight lands too late for the next; the airline gives one within the hour',
    strikes: next('rebookedReasonably'),
  },
] as const;

import type { DisruptionView } from '@sojourn/contract/disruptions.ts';
import { describe, expect, it } from 'vitest';
import { FLIGHT_TRIP } from '../trips/testing/sample-flight-trip.ts';
import {
  airlineName,
  connectionOf,
  type DisruptionStage,
  headlineOf,
  leadOf,
  minutesUntil,
  stageOf,
  timesOf,
  zoneOfSlice,
} from './disruption-view.ts';
import { at, CANCELED, DELAY, LATE } from './testing/sample-disruption.ts';

const NOW = at('2027-04-14T17:32:00Z');
const ON_TIME = {
  ...LATE,
  estimatedDeparture: LATE.scheduledDeparture,
  estimatedArrival: LATE.scheduledArrival,
  state: 'OnTime',
} as const;

describe('what the page is about', () => {
  const cases: readonly (readonly [DisruptionStage, Partial<DisruptionView>])[] = [
    ['choose', {}],
    ['choose', { action: 'RebookOnlyEligible', refund: null }],
    ['choose', { action: 'Refund' }],
    ['notYours', { isPurchaser: false }],
    ['airlineRebooks', { action: null, why: 'no-reasonable-flight' }],
    ['notCovered', { action: null, why: 'delay', protection: null }],
    ['notCovered', { action: 'Cancel', why: null, protection: null, termsId: null }],
    // What can be done is the purchaser's to know
    ['notYours', { action: null, why: null, protection: null, isPurchaser: false }],
    ['expired', { isPurchaser: false, decideBy: NOW }],
    ['used', { action: 'AlreadyExercised' }],
    ['rebooking', { state: 'rebooking' }],
    ['rebooked', { state: 'rebooked', action: 'AlreadyExercised' }],
    ['refunding', { state: 'refunding' }],
    ['refunded', { state: 'refunded', action: 'AlreadyExercised' }],
    ['expired', { state: 'lapsed', action: null }],
    ['expired', { decideBy: NOW }],
    ['backOnTime', { state: 'over', action: null, flights: [ON_TIME] }],
    ['closed', { state: 'over', action: null }],
    ['closed', { state: 'over', action: null, flights: [CANCELED] }],
  ];
  it.each(cases)('%s %j', (stage, given) => {
    expect(stageOf({ ...DELAY, ...given }, NOW)).toBe(stage);
  });

  it('can be acted on until the last moment', () => {
    const { decideBy } = DELAY;
    expect(stageOf(DELAY, at('2027-04-16T04:39:59Z'))).toBe('choose');
    expect(stageOf(DELAY, decideBy)).toBe('expired');
  });
});

describe('the headline and the sentence below', () => {
  it('names the flight and by how much it is late', () => {
    expect(headlineOf(DELAY, 'en')).toEqual({
      id: 'disruption.title.Delayed',
      values: { flight: 'TP\u00a0216', by: '4h 20m' },
    });
    expect(leadOf(DELAY).id).toBe('disruption.lead.choose');
  });

  it('names the canceled flight of several', () => {
    const flights = [ON_TIME, { ...CANCELED, flight: 'TP 1104' }];
    const canceled = { ...DELAY, type: 'AirlineCancellation', flights } as const;
    expect(headlineOf(canceled, 'en').values).toEqual({ flight: 'TP\u00a01104' });
    // Nobody waits for a flight that doesn't fly
    expect(leadOf(canceled).id).toBe('disruption.lead.canceled');
  });

  it('names the place where a connection is missed, not where there is time enough', () => {
    const leg = (from: string, departs: string, arrives: string) => ({
      ...ON_TIME,
      from: { ...LATE.from, name: from },
      estimatedDeparture: at(departs),
      estimatedArrival: at(arrives),
    });
    const flights = [
      leg('Boston', '2027-04-14T10:00:00Z', '2027-04-14T12:00:00Z'),
      leg('Newark', '2027-04-14T15:00:00Z', '2027-04-14T22:00:00Z'),
      leg('Madrid', '2027-04-14T22:10:00Z', '2027-04-14T23:00:00Z'),
    ];
    const missed = { ...DELAY, type: 'MissedConnection', protection: 'missedConnection', flights } as const;
    expect(connectionOf(missed)?.name).toBe('Madrid');
    expect(headlineOf(missed, 'en').values).toEqual({ place: 'Madrid' });
    expect(leadOf(missed)).toEqual({ id: 'disruption.lead.connection', values: { place: 'Madrid' } });
  });

  it('offers no refund once a part is flown', () => {
    expect(leadOf({ ...DELAY, action: 'RebookOnlyEligible', refund: null }).id).toBe(
      'disruption.lead.rebookOnly',
    );
  });
});

describe('times', () => {
  it('are those of both ends, with the day of landing', () => {
    expect(timesOf(LATE, 'en')).toEqual({
      planned: '6:05 PM Boston – 5:40 AM Lisbon, Thu, Apr 15',
      now: '10:25 PM Boston – 10:00 AM Lisbon, Thu, Apr 15',
    });
    expect(timesOf(CANCELED, 'en').now).toBeNull();
  });

  it('end on the clock where the slice lands', () => {
    expect(zoneOfSlice(FLIGHT_TRIP.flight, 0)).toBe('Europe/Lisbon');
    expect(zoneOfSlice(FLIGHT_TRIP.flight, 1)).toBe('America/New_York');
  });

  it('count whole minutes, never below zero', () => {
    expect(minutesUntil(at('2027-04-14T18:30:00Z'), NOW)).toBe(58);
    expect(minutesUntil(at('2027-04-14T17:32:01Z'), NOW)).toBe(1);
    expect(minutesUntil(at('2027-04-14T17:00:00Z'), NOW)).toBe(0);
  });
});

it('names who flies it', () => {
  expect(airlineName(FLIGHT_TRIP.flight, LATE)).toBe('TAP Air Portugal');
  expect(airlineName(FLIGHT_TRIP.flight, { ...LATE, flight: 'ZZ 1' })).toBe('ZZ');
});

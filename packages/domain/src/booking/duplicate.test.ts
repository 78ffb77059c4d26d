import { expect, test } from 'vitest';
import type { CalendarDate, Instant } from '../dates.ts';
import { type FlownParty, isDuplicate } from './duplicate.ts';

const flight = (flightNumber: string, departs = '2027-04-14T21:00:00Z') => ({
  marketingAirline: { code: 'TP', flightNumber },
  scheduledDepartureTime: departs as Instant,
});
const person = (firstName: string, lastName: string, birthdate: string) => ({
  firstName,
  lastName,
  birthdate: birthdate as CalendarDate,
});
const maya = person('Maya', 'Okafor', '1990-02-03');
const booked: FlownParty = { segments: [flight('216'), flight('217')], travelers: [maya] };

test.each<[string, FlownParty, boolean]>([
  ['one flight and one person in common', { segments: [flight('216')], travelers: [maya] }, true],
  [
    'a name spelled otherwise',
    { segments: [flight('216')], travelers: [person('MAYÁ', "O'kafor", '1990-02-03')] },
    true,
  ],
  [
    'a name as an airline writes it',
    { segments: [flight('216')], travelers: [person('MAYA', 'OKAFOR', '1990-02-03')] },
    true,
  ],
  ['another day', { segments: [flight('216', '2027-04-15T21:00:00Z')], travelers: [maya] }, false],
  ['another flight', { segments: [flight('218')], travelers: [maya] }, false],
  ['a namesake', { segments: [flight('216')], travelers: [person('Maya', 'Okafor', '1991-02-03')] }, false],
  ['nobody named yet', { segments: [flight('216')], travelers: [person('Maya', 'Okafor', '')] }, false],
])('%s', (_, party, expected) => {
  expect(isDuplicate(booked, party)).toBe(expected);
  expect(isDuplicate(party, booked)).toBe(expected);
});

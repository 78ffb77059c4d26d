import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { consequence } from './near-view.ts';

const at = (text: string) => text as LocalDateTime;
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
});
const flights = { landsAt: at('2027-04-15T05:40'), leavesAt: at('2027-04-19T10:10') };
const judge = (checkIn: string, checkOut: string, given: Partial<typeof flights> | null = flights) =>
  consequence(stay(checkIn, checkOut), { landsAt: null, leavesAt: null, ...given }, '15:00', 'en');

test('without flights nothing is said', () => {
  expect(judge('2027-04-14', '2027-04-19', null)).toBeNull();
});

test('the night before fits who lands before the home is ready', () => {
  expect(judge('2027-04-14', '2027-04-19')).toEqual({
    tone: 'good',
    text: { id: 'homePage.near.fitsEarly', values: { time: '5:40 AM', day: 'Thu, Apr 15' } },
  });
});

test('who lands in the evening pays for a night before in vain', () => {
  const late = { ...flights, landsAt: at('2027-04-15T18:05') };
  expect(judge('2027-04-14', '2027-04-19', late)).toMatchObject({
    tone: 'warn',
    text: { id: 'homePage.near.landLater', values: { day: 'Apr 15' } },
  });
  expect(judge('2027-04-15', '2027-04-19', late)).toEqual({
    tone: 'good',
    text: { id: 'homePage.near.fits' },
  });
});

test('a night after the flight home can’t be used', () => {
  expect(judge('2027-04-15', '2027-04-20')).toMatchObject({
    text: { id: 'homePage.near.leaveEarlier', values: { day: 'Apr 19' } },
  });
});

test('dates without the flights name them', () => {
  expect(judge('2027-04-23', '2027-04-28')).toMatchObject({
    text: { id: 'homePage.near.otherFlights', values: { dates: 'Apr 15 – 19' } },
  });
  expect(judge('2027-04-10', '2027-04-15')).toMatchObject({ text: { id: 'homePage.near.otherFlights' } });
});

test('nights that are missing are named at either end', () => {
  expect(judge('2027-04-16', '2027-04-19')).toMatchObject({ text: { id: 'homePage.near.landEarlier' } });
  expect(judge('2027-04-15', '2027-04-18')).toMatchObject({ text: { id: 'homePage.near.leaveLater' } });
});

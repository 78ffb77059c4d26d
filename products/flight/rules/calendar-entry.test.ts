import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { describe, expect, it } from 'vitest';
import { type CalendarFlight, flightCalendar } from './calendar-entry.ts';

const NOW = '2027-02-08T12:00:00.000Z' as Instant;
const end = (name: string, zone: string) => ({ name, zone, terminal: null });
const BOSTON = end('Boston Logan', 'America/New_York');
const LISBON = end('Lisbon', 'Europe/Lisbon');
const flight = (
  origin: CalendarFlight['origin'],
  destination: CalendarFlight['destination'],
  times: readonly [departs: string, arrives: string],
): CalendarFlight => ({
  origin,
  destination,
  departs: times[0] as Instant,
  arrives: times[1] as Instant,
  summary: 'TP 216, Boston to Lisbon',
  location: 'Boston Logan, terminal E',
  description: ['H-7KQ2MD', 'Seats 21A; 21B'],
  isOff: false,
});
const OUT = flight(BOSTON, LISBON, ['2027-03-12T23:05:00.000Z', '2027-03-13T05:40:00.000Z']);
const BACK = flight(LISBON, BOSTON, ['2027-03-29T10:35:00.000Z', '2027-03-29T18:20:00.000Z']);
const written = (flights: readonly CalendarFlight[], status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED') =>
  flightCalendar({ bookingId: 'bkg_1', flights, status, revision: 0 }, NOW);

describe('flights in a calendar', () => {
  it('leave and land on the clocks of their airports', () => {
    const text = written([OUT, BACK]);
    for (const line of [
      'DTSTART;TZID=America/New_York:20270312T180500',
      'DTEND;TZID=Europe/Lisbon:20270313T054000',
      'DTSTART;TZID=Europe/Lisbon:20270329T113500',
      'DTEND;TZID=America/New_York:20270329T142000',
      'SUMMARY:TP 216\\, Boston to Lisbon',
      'DESCRIPTION:H-7KQ2MD\\nSeats 21A\\; 21B',
      'UID:bkg_1-2@sojourn',
    ])
      expect(text).toContain(`${line}\r\n`);
  });

  it('are taken back one by one', () => {
    const text = written([OUT, { ...BACK, isOff: true }]);
    expect(text.match(/STATUS:\S+|SEQUENCE:\S+/g)).toEqual([
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
    ]);
  });

  it('bring their zones with the change of clocks that lies between them', () => {
    const zones = written([OUT, BACK]).match(/BEGIN:VTIMEZONE[\s\S]*?END:VTIMEZONE/g) ?? [];
    expect(zones).toHaveLength(2);
    // March 14, 2:00 in New York; March 28, 1:00 in Lisbon
    expect(zones[0]).toContain('DTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400');
    expect(zones[1]).toContain('DTSTART:20270328T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100');
  });

  it('are in UTC where the clock there shows their hour twice', () => {
    const santiago = end('Santiago', 'America/Santiago');
    const lima = end('Lima', 'America/Lima');
    const text = written([
      flight(lima, santiago, ['2027-04-03T23:50:00.000Z', '2027-04-04T03:30:00.000Z']),
      // Lands before the hour repeats, and after it
      flight(lima, santiago, ['2027-04-03T23:50:00.000Z', '2027-04-04T01:59:00.000Z']),
      flight(lima, santiago, ['2027-04-03T23:50:00.000Z', '2027-04-04T04:00:00.000Z']),
    ]);
    expect(text.match(/DTEND\S+/g)).toEqual([
      'DTEND:20270404T033000Z',
      'DTEND;TZID=America/Santiago:20270403T225900',
      'DTEND;TZID=America/Santiago:20270404T000000',
    ]);
  });

  it.each([
    ['America/New_York', '2027-03-12T23:05:00.000Z', '2027-11-20T10:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-12T23:05:00.000Z', '2027-04-01T10:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-03-20T23:05:00.000Z', '2027-10-10T10:00:00.000Z'],
    ['Pacific/Auckland', '2027-03-31T23:05:00.000Z', '2027-04-08T10:00:00.000Z'],
  ])('whoever reads only the file finds the same instants: %s', (zone, departs, arrives) => {
    const place = end('Here', zone);
    const text = written([flight(place, place, [departs, arrives])]);
    const observances = [
      ...text.matchAll(/DTSTART:(\w+)\r\nTZOFFSETFROM:\S+\r\nTZOFFSETTO:([+-])(\d\d)(\d\d)/g),
    ]
      .map(([, start, sign, hours, minutes]) => ({
        start: start!,
        offset: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)),
      }))
      .toSorted((a, b) => (a.start < b.start ? -1 : 1));
    for (const at of [departs, arrives]) {
      const local = localAt(at as Instant, zone);
      const stamp = `${local.replace(/[-:]/g, '')}00`;
      expect(text).toContain(stamp);
      const { offset } = observances.findLast(({ start }) => start <= stamp)!;
      expect(Date.parse(`${local}:00Z`) - offset * 60_000).toBe(Date.parse(at));
    }
  });

  it('are taken back by the entries they made, and no line is longer than 75 octets', () => {
    const text = written([{ ...OUT, description: ['é'.repeat(90)] }], 'CANCELLED');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('SEQUENCE:1');
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

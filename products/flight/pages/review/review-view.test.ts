import { money } from '@sojourn/domain/money.ts';
import { describe, expect, it } from 'vitest';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { changeSince, classChoices, co2Total, ticketNotice, upgradeFrom } from './review-view.ts';

const offer = (fareClass: string, totalMinor: number) => ({
  fareClass,
  fareShelf: { shortBrandName: fareClass.toUpperCase() },
  total: money(totalMinor),
});
const review = (chosen: string) =>
  ({
    flight: { slices: [{ fareClass: chosen }] },
    price: { total: money(chosen === 'basic' ? 97200 : 112400) },
    upgrades: [[offer('basic', 97200), offer('standard', 112400), offer('enhanced', 112400)]],
  }) as unknown as FlightReview;

describe('the classes of a slice', () => {
  it('say what each costs more or less than the trip does now', () => {
    const choices = classChoices(review('standard'), 0, 'en');
    expect(choices.map(({ difference }) => [difference.id, difference.values?.difference])).toEqual([
      ['review.class.difference', '\u2212$152.00'],
      ['review.class.chosen', undefined],
      ['review.class.same', undefined],
    ]);
  });

  it('offer the next class to those in the cheapest, and to nobody else', () => {
    const next = upgradeFrom(classChoices(review('basic'), 0, 'en'));
    expect(next).toMatchObject({ differenceMinor: 15200, offer: { fareClass: 'standard' } });
    expect(upgradeFrom(classChoices(review('standard'), 0, 'en'))).toBeUndefined();
  });

  it('are none where the supplier named none', () => {
    expect(classChoices(review('basic'), 3, 'en')).toEqual([]);
  });
});

describe('the notice about tickets', () => {
  const flight = (kind: string, tickets: number) =>
    ({ multiTicketType: kind, tickets: Array(tickets).fill({}) }) as unknown as FlightSummary;
  it.each([
    ['single', 1, undefined, undefined],
    ['single', 2, 'info', 'review.tickets.several.text'],
    ['hackerFare', 2, 'info', 'review.tickets.hackerFare.text'],
    ['virtualInterline', 2, 'warn', 'review.tickets.virtualInterline.text'],
  ])('%s on %i tickets', (kind, tickets, tone, text) => {
    const notice = ticketNotice(flight(kind, tickets));
    expect([notice?.tone, notice?.text.id]).toEqual([tone, text]);
  });
});

it('counts the carbon of everybody with a seat', () => {
  const passengers = { adults: 2, children: 1, seatedInfants: 0, lapInfants: 1 };
  const trip = { passengers, slices: [{ co2Kg: 400 }, { co2Kg: 410 }] } as unknown as FlightSummary;
  expect(co2Total(trip)).toBe(2430);
});

it.each([
  [null, null],
  [100, null],
  [90, { rose: true, by: money(10) }],
  [130, { rose: false, by: money(30) }],
])('shown before %s', (shown, change) => {
  expect(changeSince(shown, money(100))).toEqual(change);
});

import { carDifference } from '@sojourn/products/car/rules/trip/car-difference.ts';
import { flightDifference } from '@sojourn/products/flight/rules/flight-difference.ts';
import { hotelDifference } from '@sojourn/products/hotel/rules/hotel-difference.ts';
import { describe, expect, it } from 'vitest';
import { rankAlternatives } from './rank-alternatives.ts';

const HOUR_MS = 3_600_000;

const flight = (stops: number, hours: number, departsHour: number) => ({
  stops,
  durationMinutes: hours * 60,
  departsAt: departsHour * HOUR_MS,
  isSelfTransfer: false,
});
const hotel = (stars: number, ratingTenths: number, collection: 'Premier' | 'NoCollection') =>
  ({ stars, ratingTenths, collection }) as const;
const SUV = {
  carClass: 'compactSuv',
  group: 'suv',
  company: 'AD',
  seats: 5,
  transmission: 'automatic',
} as const;

describe('alternatives after a price increase', () => {
  it('a nonstop comes before cheaper trips with two stops', () => {
    const chosen = flight(0, 6.5, 19);
    const offers = [
      { name: 'two stops', ...flight(2, 16, 18), totalMinor: 40_000 },
      { name: 'nonstop', ...flight(0, 6.5, 22), totalMinor: 51_100 },
      { name: 'one stop', ...flight(1, 9, 19), totalMinor: 45_000 },
    ];
    const ranked = rankAlternatives(
      offers,
      (offer) => ({ difference: flightDifference(chosen, offer), totalMinor: offer.totalMinor }),
      62_400,
    );
    expect(ranked.map(({ name }) => name)).toEqual(['nonstop', 'one stop', 'two stops']);
  });

  it('an excellent Premier hotel is not replaced by mediocre ones, however cheap or near', () => {
    const chosen = hotel(5, 94, 'Premier');
    const offers = [
      { name: 'near and cheap', ...hotel(5, 76, 'NoCollection'), km: 0.2, totalMinor: 50_000 },
      { name: 'Premier, 9.1', ...hotel(5, 91, 'Premier'), km: 3, totalMinor: 140_000 },
      { name: 'four stars, 9.2', ...hotel(4, 92, 'Premier'), km: 1, totalMinor: 90_000 },
    ];
    const ranked = rankAlternatives(
      offers,
      (offer) => ({ difference: hotelDifference(chosen, offer, offer.km), totalMinor: offer.totalMinor }),
      145_000,
    );
    expect(ranked.map(({ name }) => name)).toEqual(['Premier, 9.1', 'four stars, 9.2', 'near and cheap']);
  });

  it('a car of the same class comes before another class, company or transmission', () => {
    const offers = [
      { ...SUV, carClass: 'mini', group: 'small', seats: 4, totalMinor: 10_000 },
      { ...SUV, transmission: 'manual', totalMinor: 20_000 },
      { ...SUV, company: 'NW', totalMinor: 26_000 },
      { ...SUV, carClass: 'midsizeSuv', totalMinor: 25_000 },
    ] as const;
    const ranked = rankAlternatives(
      offers,
      (offer) => ({ difference: carDifference(SUV, offer, 0), totalMinor: offer.totalMinor }),
      27_500,
    );
    expect(ranked.map(({ totalMinor }) => totalMinor)).toEqual([25_000, 26_000, 20_000, 10_000]);
  });

  it('the price decides between offers that are equally similar', () => {
    const ranked = rankAlternatives([300, 100, 200], (totalMinor) => ({ difference: 0, totalMinor }), 400);
    expect(ranked).toEqual([100, 200, 300]);
  });

  it('there are alternatives to the cheapest offer too, and a higher price counts against them', () => {
    const offers = [
      { difference: 1, totalMinor: 104 },
      { difference: 0, totalMinor: 150 },
      { difference: 0, totalMinor: 104 },
    ];
    expect(rankAlternatives(offers, (offer) => offer, 100)).toEqual([offers[2], offers[0], offers[1]]);
  });
});

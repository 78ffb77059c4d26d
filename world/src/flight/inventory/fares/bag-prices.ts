/** What checked bags beyond those included cost: an airline's first bag, and more expensive ones after it. */
import type { Airline } from '../schedule/airlines.ts';

/** Against the first bag, by the bags before it. */
const STEPS = [1, 1.3, 3, 4, 5] as const;
const WHOLE_DOLLARS = 5;

/** Cents for a bag, each way, when a traveler has so many already. */
export function bagPrice(airline: Airline, before: number): number {
  const dollars = airline.firstBag * (STEPS[before] ?? STEPS.at(-1)!);
  return Math.round(dollars / WHOLE_DOLLARS) * WHOLE_DOLLARS * 100;
}

/** Cents for some bags beyond those that are included. */
export function extraBags(airline: Airline, included: number, pieces: number): number {
  let cents = 0;
  for (let piece = 0; piece < pieces; piece++) cents += bagPrice(airline, included + piece);
  return cents;
}

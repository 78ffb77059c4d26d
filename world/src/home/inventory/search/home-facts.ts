/** What a search reads of a home, from its columns. */
import { dateIn, dayNumber, type Instant, localAt } from '@sojourn/domain/dates.ts';
import type { HomeClock } from '@sojourn/products/home/rules/calendar/night.ts';
import type { PartyRules } from '@sojourn/products/home/rules/party.ts';
import { recommended } from '../../../recommended.ts';
import type { HomeWorld } from '../world.ts';

export const partyRulesOf = (world: HomeWorld, row: number): PartyRules => ({
  guests: world.guests[row]!,
  infantsCount: false,
  cots: world.cots[row]!,
  dogs: world.dogs[row]!,
  cats: world.cats[row]!,
});

const FAVORITE_TENTHS = 90;
const FAVORITE_REVIEWS = 10;
/** Rated 9 and better by ten guests at least, by a host who never canceled on one. */
export const isGuestFavorite = (
  { rating, reviews }: { readonly rating: number; readonly reviews: number },
  cancellations: number,
): boolean => rating >= FAVORITE_TENTHS && reviews >= FAVORITE_REVIEWS && cancellations === 0;

export const clockIn = (now: Instant, zone: string): HomeClock => ({
  day: dayNumber(dateIn(now, zone)),
  hour: Number(localAt(now, zone).slice(11, 13)),
});

export const recommendation = ({ rating, reviews }: HomeWorld, row: number): number =>
  recommended(rating[row]!, reviews[row]!);

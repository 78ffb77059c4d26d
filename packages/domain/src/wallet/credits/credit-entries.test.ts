import { expect, test } from 'vitest';
import { type Instant, plusSeconds } from '../../dates.ts';
import { entryType } from './credit-entries.ts';

const AT = '2027-02-08T15:00:00.000Z' as Instant;
const SOON = { spendableFrom: plusSeconds(AT, 1) };

test.each([
  ['what depends on its booking', 'PriceMatch', 5_000, SOON, 'PendingTravelCredit'],
  ['what a drop brought', 'PriceDropProtection', 5_000, SOON, 'PendingTravelCredit'],
  ['what an offer brought', 'TravelOffer', 5_000, SOON, 'PendingTravelCredit'],
  ['what can be spent from now on', 'PriceMatch', 5_000, { spendableFrom: AT }, 'PriceMatch'],
  ['what could be spent at once', 'PriceMatch', 5_000, { spendableFrom: null }, 'PriceMatch'],
  ['what is taken again', 'Canceled', -5_000, SOON, 'Canceled'],
] as const)('%s', (_, type, amountMinor, credit, shown) => {
  expect(entryType({ type, amountMinor }, credit, AT)).toBe(shown);
});

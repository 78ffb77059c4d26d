/**
 * The order of test files: what takes longest begins first, so that no processor is left with nothing to do
 * at the end. Vitest knows that only of a machine that ran them before.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of long files, the longest first; the others follow by their size. */
const LONG = [
  'e2e/chaos',
  'e2e/start',
  'profile/preferences',
  'profile/favorites',
  'main-job',
  'elena',
  'french',
  'clock.test',
  'stripe',
  'journeys/accessible/',
  'profile/travelers',
  'tracking',
  'journeys/profile/',
  'journeys/flights/',
  'payment/cards.test',
  'split-payment',
  'conformance.test',
  'booking/killed.test',
  'split-product',
  'database-faults',
  'tools/start/tools.test',
  'every-failure',
  'booking/market.test',
  'http/fuzz.test',
  'search/enumerate.test',
  'market/prices.test',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? LONG.length : rank;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

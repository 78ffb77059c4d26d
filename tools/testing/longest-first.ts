/**
 * The order of test files: what takes longest begins first, so that no processor is left with nothing to do
 * at the end. Vitest knows that only of a machine that ran them before.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of long files, the longest first; the others follow by their size. */
const LONG = [
  'e2e/chaos',
  'e2e/start',
  'companies/redirects',
  'two-companies',
  'company-settings',
  'french',
  'predictions',
  'disruptions/delayed',
  'agent-desk',
  'companies/approvals',
  'companies/travelers',
  'agent-at-work',
  'profile/preferences',
  'onboarding',
  'profile/favorites',
  'journeys/accessible/',
  'tracking',
  'stripe',
  'elena',
  'main-job',
  'clock.test',
  'profile/travelers',
  'journeys/profile/',
  'journeys/flights/',
  'payment/cards.test',
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

/** The longest of units and servers, before short ones that share a part of their path with a journey. */
const UNITS = [
  'flight/conformance.test',
  'hotel/conformance.test',
  'car/conformance.test',
  'http/fuzz.test',
  'lives/random-lives.test',
  'http/authorization.test',
];
const ORDER = [...UNITS, ...LONG];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = ORDER.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? ORDER.length : rank;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/**
 * The bank's part of the scenario lab: rewards that the issuer refuses, answers that are cut off before or
 * after their effect, a bank that is away.
 */
import type { Reason } from '../rewards/reason.ts';

export type Verb = 'reserve' | 'settle' | 'release' | 'refund' | 'earn' | 'takeBack' | 'lookUp' | 'read';
type Play =
  | 'cutBefore'
  | 'cutAfter'
  /** Answered before anything is done */
  | 'away'
  | 'fail'
  | { readonly refuse: Reason };

/** `once`: only the first call of a reference, so that looking it up and trying again succeed. */
type Part = { readonly play: Play; readonly once?: true };
const SCENARIOS: ReadonlyMap<string, Partial<Record<Verb, Part>>> = new Map([
  // The card gateway plays it for cards, the bank for miles
  ['redemption-failure', { reserve: { play: { refuse: 'Other' } } }],
  ['miles-no-eligible-account', { reserve: { play: { refuse: 'NoEligibleAccount' } } }],
  ['miles-rejected', { reserve: { play: { refuse: 'RejectedByCapitalOne' } } }],
  ['miles-other', { reserve: { play: { refuse: 'Other' } } }],
  ['miles-unavailable', { reserve: { play: 'away' } }],
  ['miles-cut-before', { reserve: { play: 'cutBefore', once: true } }],
  ['miles-cut-after', { reserve: { play: 'cutAfter', once: true } }],
  ['miles-silent', { reserve: { play: 'cutAfter' }, lookUp: { play: 'cutBefore' } }],
  ['miles-settle-cut-after', { settle: { play: 'cutAfter', once: true } }],
  ['miles-settle-refused', { settle: { play: { refuse: 'Other' } } }],
  ['miles-release-fails', { release: { play: 'fail' } }],
  ['miles-refund-cut-after', { refund: { play: 'cutAfter', once: true } }],
  ['miles-refund-refused', { refund: { play: { refuse: 'Other' } } }],
  ['miles-earn-cut-after', { earn: { play: 'cutAfter', once: true } }],
]);
export const SCENARIO_NAMES: readonly string[] = [...SCENARIOS.keys()];
const REMEMBERED = 10_000;

/** What to play for a call; null: nothing. Remembers which first calls it has spoiled. */
export function createScenarioPlayer(isOpen: boolean) {
  const played = new Set<string>();
  return (scenario: string | string[] | undefined, verb: Verb, reference: string): Play | null => {
    if (!isOpen || typeof scenario !== 'string') return null;
    const part = SCENARIOS.get(scenario)?.[verb];
    const key = `${scenario} ${verb} ${reference}`;
    if (!part || (part.once && played.has(key))) return null;
    if (played.size >= REMEMBERED) played.clear();
    if (part.once) played.add(key);
    return part.play;
  };
}

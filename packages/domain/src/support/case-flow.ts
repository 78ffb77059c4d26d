/** Who may do what with a case in which state, and what it is then: one table for both sides. */
import type { CaseState } from '../booking/state.ts';

export type CaseSide = 'customer' | 'agent';

/** `reply`: the customer's message. `answer`, `wait`: an agent's, who then works on or waits. */
export const CASE_ACTIONS = [
  'reply',
  'acceptProposal',
  'declineProposal',
  'take',
  'handOver',
  'release',
  'answer',
  'note',
  'propose',
  'withdraw',
  'waitOnTraveler',
  'waitOnSupplier',
  'resolve',
  'reopen',
  'merge',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

export const CASE_STATES = [
  'open',
  'working',
  'waitingOnTraveler',
  'waitingOnSupplier',
  'resolved',
  'closed',
] as const satisfies readonly CaseState[];

/** Somebody still has to do something. */
export const isLive = (state: CaseState): boolean => state !== 'resolved' && state !== 'closed';

/** The promised time doesn't run while its customer has to answer, nor once it's over. */
export const isClockPaused = (state: CaseState): boolean => state === 'waitingOnTraveler' || !isLive(state);

type Row = Readonly<Partial<Record<CaseState, CaseState>>>;
const LIVE = ['open', 'working', 'waitingOnTraveler', 'waitingOnSupplier'] as const;
const fromLive = (to: CaseState): Row => Object.fromEntries(LIVE.map((from) => [from, to]));
const unchanged: Row = Object.fromEntries(LIVE.map((state) => [state, state]));
/** Who owns an open case works on it. */
const begun: Row = { ...unchanged, open: 'working' };
/** The customer's turn is over: it's ours again. */
const answered: Row = { ...unchanged, waitingOnTraveler: 'working' };

type Allowed = { readonly side: CaseSide; readonly to: Row };
const ALLOWED: Readonly<Record<CaseAction, Allowed>> = {
  reply: { side: 'customer', to: { ...answered, resolved: 'working' } },
  acceptProposal: { side: 'customer', to: answered },
  declineProposal: { side: 'customer', to: answered },
  take: { side: 'agent', to: begun },
  handOver: { side: 'agent', to: begun },
  release: { side: 'agent', to: { ...unchanged, working: 'open' } },
  answer: { side: 'agent', to: { ...begun, waitingOnTraveler: 'working' } },
  note: { side: 'agent', to: { ...unchanged, resolved: 'resolved', closed: 'closed' } },
  propose: { side: 'agent', to: fromLive('waitingOnTraveler') },
  withdraw: { side: 'agent', to: answered },
  waitOnTraveler: { side: 'agent', to: fromLive('waitingOnTraveler') },
  waitOnSupplier: { side: 'agent', to: fromLive('waitingOnSupplier') },
  resolve: { side: 'agent', to: fromLive('resolved') },
  reopen: { side: 'agent', to: { resolved: 'working' } },
  /** Into another case of the same customer, which goes on. */
  merge: { side: 'agent', to: { ...fromLive('closed'), resolved: 'closed' } },
};

/** The state after it; null where that side can't do it now. */
export function caseAfter(action: CaseAction, side: CaseSide, state: CaseState): CaseState | null {
  const allowed = ALLOWED[action];
  return allowed.side === side ? (allowed.to[state] ?? null) : null;
}

/** What a side can do now. */
export const caseOffers = (side: CaseSide, state: CaseState): CaseAction[] =>
  CASE_ACTIONS.filter((action) => caseAfter(action, side, state) !== null);

/** How long a resolved case can still be reopened. */
export const REOPENABLE_DAYS = 14;

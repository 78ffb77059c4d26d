/** Everything that happens in a case goes through here: an event, the state after it, and the promise. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { type CaseEventKind, INTERNAL_EVENTS } from '@sojourn/domain/support/case-events.ts';
import { type CaseAction, caseAfter, isClockPaused } from '@sojourn/domain/support/case-flow.ts';
import { promisedBy } from '@sojourn/domain/support/reply-clock.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import {
  beginPause,
  type CaseRef,
  endPause,
  lockThread,
  readPauses,
  type ThreadedCase,
  writeEvent,
} from './store.ts';

type By =
  | { readonly side: 'customer' }
  | { readonly side: 'agent'; readonly agentId: CustomerId }
  | { readonly side: 'system' };

export type CaseChange = {
  readonly kind: CaseEventKind;
  /** What it does to the state by the table of the domain; without it nothing. */
  readonly action?: CaseAction;
  readonly text?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly isInternal?: boolean;
  /** Absent: who has it stays. */
  readonly assigneeId?: CustomerId | null;
};

/**
 * The case of this owner, locked. `version`: what the person had before their eyes; null where nothing newer
 * could change what they mean. Refuses with NotFound, or with CaseOutdated once there's more.
 */
export async function openForChange(tx: Tx, ref: CaseRef, version: number | null): Promise<ThreadedCase> {
  const found = await lockThread(tx, ref);
  if (!found) return refuse('NotFound');
  if (version !== null && found.version !== version) refuse('CaseOutdated', { caseVersion: found.version });
  return found;
}

/** `found`: locked by this transaction. Refuses with CaseClosed where that side can't do it now. */
export async function changeCase(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  found: ThreadedCase,
  by: By,
  change: CaseChange,
): Promise<ThreadedCase> {
  const at = clock.now();
  const { action, kind } = change;
  const side = by.side === 'customer' ? 'customer' : 'agent';
  const state = action ? caseAfter(action, side, found.state) : found.state;
  if (state === null) return refuse('CaseClosed');
  const isInternal = change.isInternal ?? INTERNAL_EVENTS.includes(kind);
  const promise = await movePromise(tx, found, state, at);
  return writeEvent(tx, found, {
    state,
    ...promise,
    assigneeId: change.assigneeId === undefined ? found.assigneeId : change.assigneeId,
    isShown: found.isShown || (by.side === 'agent' && !isInternal),
    event: {
      kind,
      side: by.side,
      agentId: by.side === 'agent' ? by.agentId : null,
      isInternal,
      text: change.text ?? null,
      data: change.data ?? {},
      at,
    },
  });
}

/** Stops the clock, lets it go on, or starts it anew for what was resolved. */
async function movePromise(
  tx: Tx,
  found: ThreadedCase,
  state: ThreadedCase['state'],
  at: Instant,
): Promise<Pick<ThreadedCase, 'dueAt' | 'leftMinutes' | 'clockStartedAt'>> {
  const [was, is] = [isClockPaused(found.state), isClockPaused(state)];
  const { dueAt, leftMinutes, clockStartedAt, promiseMinutes: minutes, calendar } = found;
  if (was === is) return { dueAt, leftMinutes, clockStartedAt };
  if (is) await beginPause(tx, found, at);
  else await endPause(tx, found, at);
  const startedAt = found.state === 'resolved' ? at : clockStartedAt;
  const pauses = await readPauses(tx, found, startedAt);
  const promised = promisedBy({ startedAt, minutes, calendar, pauses });
  return promised.state === 'running'
    ? { dueAt: promised.dueAt, leftMinutes: null, clockStartedAt: startedAt }
    : { dueAt, leftMinutes: promised.leftMinutes, clockStartedAt: startedAt };
}

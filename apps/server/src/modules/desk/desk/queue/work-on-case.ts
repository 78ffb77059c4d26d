/** What an agent does in a case: moves it, writes in it, or fulfills what couldn't be done online. */
import type { BookingId, CaseId, CustomerId, FileId } from '@sojourn/domain/ids.ts';
import type { CaseEventKind } from '@sojourn/domain/support/case-events.ts';
import type { CaseAction } from '@sojourn/domain/support/case-flow.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { requireDecided } from '#modules/protecting/price-match/require-decided.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { CHANGE_CASES } from '#modules/trips/changes/case-types.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { attachFiles } from '../../cases/files/attach-files.ts';
import { type CaseChange, changeCase, openForChange } from '../../cases/thread/change-case.ts';
import { type CaseNews, notifyOfCase } from '../../cases/thread/notify-of-case.ts';
import { findThread, type ThreadedCase } from '../../cases/thread/store.ts';
import { readAgents } from './store.ts';

type Deps = Pick<Effects, 'db' | 'clock'>;
type InCase = { readonly caseId: CaseId; readonly version: number };

type Work = (
  found: ThreadedCase,
  change: (change: CaseChange) => Promise<ThreadedCase>,
  tx: Tx,
) => Promise<void>;

/** Runs `work` with the case of that version, locked. Refuses with NotFound or CaseOutdated. */
async function inCase(
  deps: Deps,
  { caseId, version }: InCase,
  { tenantId, customerId: agentId }: Actor,
  work: Work,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const named = await findThread(tx, { tenantId, caseId });
    if (!named) return refuse('NotFound');
    const { customerId } = named;
    const found = await openForChange(tx, { tenantId, customerId, caseId }, version);
    let latest = found;
    const change = async (each: CaseChange): Promise<ThreadedCase> => {
      latest = await changeCase(tx, deps, latest, { side: 'agent', agentId }, each);
      return latest;
    };
    await work(found, change, tx);
  });
}

const notify = (tx: Tx, deps: Deps, changed: ThreadedCase, news: CaseNews): Promise<void> =>
  notifyOfCase(tx, changed, news, deps.clock.now());

type CaseMove = 'take' | 'release' | 'handOver' | 'waitOnTraveler' | 'waitOnSupplier' | 'resolve' | 'reopen';
const EVENTS: Readonly<Record<CaseMove, CaseEventKind>> = {
  take: 'taken',
  release: 'released',
  handOver: 'handedOver',
  waitOnTraveler: 'waitingOnTraveler',
  waitOnSupplier: 'waitingOnSupplier',
  resolve: 'resolved',
  reopen: 'reopened',
};

type MoveInput = {
  readonly version: number;
  readonly action: CaseMove;
  readonly agentId?: CustomerId | undefined;
  readonly note?: string | undefined;
};

/** Refuses with NotFound, CaseOutdated, CaseClosed, and PriceMatchUndecided. */
export async function moveCase(deps: Deps, caseId: CaseId, input: MoveInput, actor: Actor): Promise<void> {
  const { action, version, note } = input;
  const owner = await ownerAfter(deps, input, actor);
  await inCase(deps, { caseId, version }, actor, async (found, change, tx) => {
    if (action === 'resolve') await requireDecided(tx, found);
    if (note) await change({ kind: 'note', action: 'note', text: note });
    const assignee = owner === undefined ? {} : { assigneeId: owner };
    const changed = await change({ kind: EVENTS[action], action, ...assignee });
    if (action === 'resolve' && changed.isShown) await notify(tx, deps, changed, 'caseResolved');
  });
}

/** Who has it then; undefined leaves it with whom it is. */
async function ownerAfter(
  { db }: Deps,
  { action, agentId }: MoveInput,
  { tenantId, customerId }: Actor,
): Promise<CustomerId | null | undefined> {
  if (action === 'take' || action === 'reopen') return customerId;
  if (action === 'release') return null;
  if (action !== 'handOver') return undefined;
  const isAgent = (await readAgents(db, tenantId)).some((each) => each.agentId === agentId);
  if (!agentId || !isAgent)
    return refuse('InvalidInput', { fields: [{ path: 'agentId', problem: 'not an agent' }] });
  return agentId;
}

type Next = 'work' | 'waitOnTraveler' | 'waitOnSupplier' | 'resolve';
type AnswerInput = {
  readonly version: number;
  readonly text: string;
  readonly isInternal: boolean;
  readonly next: Next;
  readonly fileIds?: readonly FileId[] | undefined;
};

/** The agent who answers has the case, unless somebody has it. Refuses as moving it does. */
export async function answerCase(
  deps: Deps,
  caseId: CaseId,
  input: AnswerInput,
  actor: Actor,
): Promise<void> {
  const { version, text, isInternal, next, fileIds } = input;
  const files = { fileIds, sentBy: actor.customerId };
  await inCase(deps, { caseId, version }, actor, async (found, change, tx) => {
    if (isInternal) {
      const noted = await change({ kind: 'note', action: 'note', text });
      return attachFiles(tx, found, noted.version, files);
    }
    if (next === 'resolve') await requireDecided(tx, found);
    const assigneeId = found.assigneeId ?? actor.customerId;
    const answered = await change({ kind: 'message', action: 'answer', text, assigneeId });
    await attachFiles(tx, found, answered.version, files);
    if (next === 'work') return notify(tx, deps, answered, 'caseReplied');
    const action: CaseAction = next;
    const changed = await change({ kind: EVENTS[next], action });
    await notify(tx, deps, changed, next === 'resolve' ? 'caseResolved' : 'caseReplied');
  });
}

type FulfillInput = {
  readonly version: number;
  readonly result: 'Success' | 'Failed';
  readonly text: string;
};

/** B §4, agent fulfill: a change that nobody could quote online was made, or can't be. Resolves the case. */
export async function fulfillCase(
  deps: Deps,
  caseId: CaseId,
  { version, result, text }: FulfillInput,
  actor: Actor,
): Promise<void> {
  await inCase(deps, { caseId, version }, actor, async (found, change, tx) => {
    if (found.kind !== CHANGE_CASES.changeRequested.kind) refuse('CaseClosed');
    if (result === 'Success' && !(await isChangeMade(tx, found))) refuse('ChangeNotMade');
    const kind = result === 'Success' ? 'fulfilled' : 'notFulfilled';
    const assigneeId = found.assigneeId ?? actor.customerId;
    await change({ kind: 'message', action: 'answer', text, assigneeId });
    await change({ kind });
    await notify(tx, deps, await change({ kind: 'resolved', action: 'resolve' }), 'caseResolved');
  });
}

/** The booking isn't the version for which it was requested, whichever side changed it. */
async function isChangeMade(
  tx: Tx,
  { tenantId, customerId, subjectId, facts }: ThreadedCase,
): Promise<boolean> {
  const bookingId = subjectId as BookingId;
  const booking = await readBooking(tx, { tenantId, customerId, bookingId });
  return (booking?.version ?? 0) > Number(facts.bookingVersion ?? 1);
}

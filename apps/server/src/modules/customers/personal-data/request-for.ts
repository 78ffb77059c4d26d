/** What an agent requests for a customer, and another agent agrees to. */
import type { DeskPersonalData } from '@sojourn/contract/desk/personal-data-calls.ts';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { type CustomerId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { Owner } from '#workflow/saga.ts';
import { isErasing, requireErasable, WAIT_DAYS, waitsIn } from './request-erasure.ts';
import {
  type DataRequest,
  insertRequest,
  lockPerson,
  moveRequest,
  readCustomer,
  readName,
  readOpen,
  readRequests,
} from './store.ts';

type Deps = Pick<Effects, 'db' | 'clock' | 'random'>;
/** How long the archive may be saved. */
const SAVE_HOURS = 24;

const isRequested = ({ state }: DataRequest): boolean => state === 'asked';
/** `dueAt` of an export that's agreed to is its end. */
const isToSave = ({ kind, state }: DataRequest): boolean => kind === 'export' && state === 'waiting';

/** Of the agent's tenant. Refuses with NotFound. */
export async function personOf(
  { db }: Pick<Deps, 'db'>,
  customerId: CustomerId,
  agent: Actor,
): Promise<Owner> {
  const owner = { tenantId: agent.tenantId, customerId };
  if (customerId === agent.customerId || !(await readCustomer(db, owner))) refuse('NotFound');
  return owner;
}

export async function getPersonalDataFor(
  deps: Deps,
  customerId: CustomerId,
  agent: Actor,
): Promise<DeskPersonalData> {
  const owner = await personOf(deps, customerId, agent);
  const requests = await readRequests(deps.db, owner);
  const now = deps.clock.now();
  const shown = requests.find(
    (request) => isRequested(request) || (isToSave(request) && isBefore(now, request.dueAt)),
  );
  const erasing = requests.find(isErasing);
  const erased = requests.find(({ kind, state }) => kind === 'erase' && state === 'done');
  return {
    request: shown
      ? {
          kind: shown.kind,
          state: isRequested(shown) ? 'asked' : 'agreed',
          agentName: shown.requestedBy
            ? await readName(deps.db, { tenantId: owner.tenantId, customerId: shown.requestedBy })
            : '',
          reason: shown.reason,
          requestedAt: shown.requestedAt,
          isOwn: shown.requestedBy === agent.customerId,
        }
      : null,
    erasure: erasing ? { requestedAt: erasing.requestedAt, dueAt: erasing.dueAt } : null,
    erasedAt: erased?.endedAt ?? null,
    waitsFor: erased ? [] : waitsIn(await readOpen(deps.db, owner, now)),
  };
}

type Wanted = { readonly kind: 'export' | 'erase'; readonly reason: string };
export async function requestPersonalDataFor(
  deps: Deps,
  customerId: CustomerId,
  { kind, reason }: Wanted,
  agent: Actor,
): Promise<DeskPersonalData> {
  const owner = await personOf(deps, customerId, agent);
  await withTransaction(deps.db, async (tx) => {
    await lockPerson(tx, owner);
    const requests = await readRequests(tx, owner);
    const isDone = requests.some((each) => each.kind === 'erase' && each.state === 'done');
    if (isDone || requests.some(isRequested) || (kind === 'erase' && requests.some(isErasing)))
      refuse('DataRequestTaken');
    if (kind === 'erase') await requireErasable(tx, owner, deps);
    const now = deps.clock.now();
    await insertRequest(tx, {
      ...owner,
      requestId: newId('drq', deps.random.bytes(16)),
      kind,
      state: 'asked',
      requestedBy: agent.customerId,
      reason,
      decidedBy: null,
      requestedAt: now,
      dueAt: now,
      endedAt: null,
    });
  });
  return getPersonalDataFor(deps, customerId, agent);
}

/** An agent's own request is only theirs to take back. */
export async function decidePersonalDataFor(
  deps: Deps,
  customerId: CustomerId,
  isAgreed: boolean,
  agent: Actor,
): Promise<DeskPersonalData> {
  const owner = await personOf(deps, customerId, agent);
  await withTransaction(deps.db, async (tx) => {
    await lockPerson(tx, owner);
    const requested = (await readRequests(tx, owner)).find(isRequested) ?? refuse('DataRequestTaken');
    const isOwn = requested.requestedBy === agent.customerId;
    if (isOwn && isAgreed) refuse('DataRequestTaken');
    const now = deps.clock.now();
    const decidedBy = isOwn ? null : agent.customerId;
    const ends = {
      state: isOwn ? 'withdrawn' : 'declined',
      decidedBy,
      dueAt: requested.dueAt,
      endedAt: now,
    } as const;
    const dueAt = plusSeconds(now, requested.kind === 'erase' ? WAIT_DAYS * 86_400 : SAVE_HOURS * 3_600);
    await moveRequest(tx, requested, isAgreed ? { state: 'waiting', decidedBy, dueAt, endedAt: null } : ends);
  });
  return getPersonalDataFor(deps, customerId, agent);
}

/** Refuses with DataRequestTaken unless the agent's own request was agreed to within a day. */
export async function requireAgreed(deps: Deps, owner: Owner, agent: Actor): Promise<void> {
  const now = deps.clock.now();
  const found = (await readRequests(deps.db, owner)).find(
    (each) => isToSave(each) && isBefore(now, each.dueAt) && each.requestedBy === agent.customerId,
  );
  if (!found) refuse('DataRequestTaken');
}

/** The person's own request that their data goes: it waits a week, and until nothing of theirs is open. */
import { ERASURE_WAITS, type ErasureWait, type PersonalData } from '@sojourn/contract/personal-data.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import {
  type DataRequest,
  insertRequest,
  lockPerson,
  moveRequest,
  type Open,
  readConsents,
  readOpen,
  readRequests,
} from './store.ts';

/** Long enough to notice that somebody else did it. */
export const WAIT_DAYS = 7;
/** Neither ends by itself: the company decides, or the agent stops being one. */
const NEVER: readonly ErasureWait[] = ['company', 'agent'];

type Deps = Pick<Effects, 'db' | 'clock' | 'random'>;

export const waitsIn = (open: Open): ErasureWait[] => ERASURE_WAITS.filter((each) => open[each]);
export const isErasing = ({ kind, state }: DataRequest): boolean => kind === 'erase' && state === 'waiting';

export async function getPersonalData({ db, clock }: Deps, owner: Owner): Promise<PersonalData> {
  const requests = await readRequests(db, owner);
  const waiting = requests.find(isErasing);
  return {
    erasure: waiting ? { requestedAt: waiting.requestedAt, dueAt: waiting.dueAt } : null,
    waitsFor: waitsIn(await readOpen(db, owner, clock.now())),
    consents: (await readConsents(db, owner)) as PersonalData['consents'],
  };
}

/** Refuses with ErasureRefused what could never be done. */
export async function requireErasable(
  db: Db | Tx,
  owner: Owner,
  { clock }: Pick<Deps, 'clock'>,
): Promise<void> {
  const waits = waitsIn(await readOpen(db, owner, clock.now()));
  if (waits.some((each) => NEVER.includes(each))) refuse('ErasureRefused');
}

type Operators = { readonly waitDays: number; readonly reason: string };
const OWN: Operators = { waitDays: WAIT_DAYS, reason: '' };
/** A second request is the first. An operator's needn't wait a week. */
export async function requestErasure(
  deps: Deps,
  { tenantId, customerId }: Pick<Actor, 'tenantId' | 'customerId'>,
  { waitDays, reason } = OWN,
): Promise<PersonalData> {
  const owner = { tenantId, customerId };
  const { clock, random } = deps;
  await withTransaction(deps.db, async (tx) => {
    await lockPerson(tx, owner);
    await requireErasable(tx, owner, deps);
    if ((await readRequests(tx, owner)).some(isErasing)) return;
    const now = clock.now();
    await insertRequest(tx, {
      ...owner,
      requestId: newId('drq', random.bytes(16)),
      kind: 'erase',
      state: 'waiting',
      requestedBy: null,
      reason,
      decidedBy: null,
      requestedAt: now,
      dueAt: plusSeconds(now, waitDays * 86_400),
      endedAt: null,
    });
  });
  return getPersonalData(deps, owner);
}

export async function withdrawErasure(deps: Deps, { tenantId, customerId }: Actor): Promise<PersonalData> {
  const owner = { tenantId, customerId };
  await withTransaction(deps.db, async (tx) => {
    await lockPerson(tx, owner);
    for (const request of (await readRequests(tx, owner)).filter(isErasing))
      await moveRequest(tx, request, { ...request, state: 'withdrawn', endedAt: deps.clock.now() });
  });
  return getPersonalData(deps, owner);
}

/** A traveler lets a colleague book in their place, and ends it. */
import type { Arrangers } from '@sojourn/contract/arranging.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { refuse } from '#refusal.ts';
import { insertEvent } from '../../companies/store.ts';
import { type ArrangingDeps, companyOf } from '../deps.ts';
import { type Member, readBooker, readMembers } from '../store.ts';
import type { ArrangerChanged } from './message.ts';
import { deleteArranger, putArranger, readArrangers } from './store.ts';

type Permission = { readonly isAllowed: boolean; readonly sharesDetails: boolean };

const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

export async function getArrangers(deps: ArrangingDeps, actor: Actor): Promise<Arrangers> {
  const key = companyOf(deps, actor);
  const { personId } = (await readBooker(deps.db, key, actor.subject)) ?? refuse('NotFound');
  return {
    arrangers: (await readArrangers(deps.db, key, personId, 'traveler')) as Arrangers['arrangers'],
    travelers: (await readArrangers(deps.db, key, personId, 'arranger')) as Arrangers['travelers'],
  };
}

/** From the next booking on. Refuses with NotFound for nobody else of the company. */
export async function setArranger(
  deps: ArrangingDeps,
  arrangerId: string,
  { isAllowed, sharesDetails }: Permission,
  actor: Actor,
): Promise<Arrangers> {
  const key = companyOf(deps, actor);
  const traveler = (await readBooker(deps.db, key, actor.subject)) ?? refuse('NotFound');
  const [arranger] = await readMembers(deps.db, key, traveler.personId, [arrangerId]);
  if (!arranger || arrangerId === traveler.personId) return refuse('NotFound');
  const at = deps.clock.now();
  const pair = { travelerId: traveler.personId, arrangerId };
  await withTransaction(deps.db, async (tx) => {
    const hasChanged = await (isAllowed
      ? putArranger(tx, key, { ...pair, sharesDetails, givenBy: actor.subject, at })
      : deleteArranger(tx, key, pair));
    if (!hasChanged) return;
    const kind = isAllowed ? 'arrangerAllowed' : 'arrangerEnded';
    const facts = { about: nameOf(arranger), ...pair, sharesDetails: isAllowed && sharesDetails };
    await insertEvent(tx, key, { kind, facts, doneBy: actor.subject }, at);
    if (arranger.customerId === null) return;
    const message: ArrangerChanged = {
      kind: 'arrangerChanged',
      key: `${traveler.personId}.${at}`,
      traveler: nameOf(traveler),
      isAllowed,
      sharesDetails,
    };
    const { customerId } = arranger;
    await enqueue(tx, { tenantId: actor.tenantId, customerId, at, ...message });
  });
  return getArrangers(deps, actor);
}

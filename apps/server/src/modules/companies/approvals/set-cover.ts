/** Who decides in one's place for some days, requests that wait already included. */
import type { InputOf, OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { isZone } from '@sojourn/domain/policy/booking-day.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { insertEvent } from '../companies/store.ts';
import { moveRequests } from './affected/move-requests.ts';
import { type ApprovalDeps, companyOf } from './deps.ts';
import {
  type Company,
  type Member,
  readCover,
  readCovers,
  readMembers,
  removeCover,
  type StoredCover,
  saveCover,
} from './people/store.ts';

export async function getCover(deps: ApprovalDeps, actor: Actor): Promise<OutputOf<Calls['getCover']>> {
  const company = companyOf(deps, actor);
  const [members, stored] = await Promise.all([
    readMembers(deps.db, company),
    readCover(deps.db, company, actor.subject),
  ]);
  const colleagues = members.filter(({ subject }) => subject !== actor.subject);
  return {
    cover: stored && viewOf(stored, members),
    colleagues: colleagues.map(({ subject, name }) => ({ subject, name })),
  };
}

/** Refuses with InvalidInput somebody else's colleague, oneself, an unknown zone and days out of order. */
export async function setCover(
  deps: ApprovalDeps,
  { cover }: InputOf<Calls['setCover']>,
  actor: Actor,
): Promise<OutputOf<Calls['setCover']>> {
  const company = companyOf(deps, actor);
  if (cover === null) {
    await change(deps, company, actor, null);
    return { cover: null };
  }
  const members = await readMembers(deps.db, company);
  const isColleague = members.some(({ subject }) => subject === cover.deputy);
  if (!isColleague || cover.deputy === actor.subject) invalid('cover.deputy');
  if (cover.to < cover.from) invalid('cover.to');
  if (!isZone(cover.zone)) invalid('cover.zone');
  await change(deps, company, actor, cover);
  return { cover: viewOf(cover, members) };
}

/** With its entry in the company's log, if anything changes. */
const change = (deps: ApprovalDeps, company: Company, { subject }: Actor, cover: StoredCover | null) =>
  withTransaction(deps.db, async (tx) => {
    const before = await readCover(tx, company, subject);
    if (JSON.stringify(before) === JSON.stringify(cover)) return;
    await (cover ? saveCover(tx, company, subject, cover) : removeCover(tx, company, subject));
    const kind = cover ? 'coverSet' : 'coverEnded';
    const facts = { about: null, for: [subject], from: before, to: cover };
    const now = deps.clock.now();
    await insertEvent(tx, company, { kind, facts, doneBy: subject }, now);
    const holding = (await readCovers(tx, company, now)).find(({ approver }) => approver === subject);
    // Nobody decides about their own trip as a deputy either
    if (holding)
      await moveRequests(tx, deps, company, { subjects: [subject], tierId: null, deputy: holding.deputy });
  });

const invalid = (path: string): never => refuse('InvalidInput', { fields: [{ path, problem: 'invalid' }] });

const viewOf = ({ deputy, from, to, zone }: StoredCover, members: readonly Member[]) => ({
  deputy: { subject: deputy, name: members.find(({ subject }) => subject === deputy)?.name ?? deputy },
  from,
  to,
  zone,
});

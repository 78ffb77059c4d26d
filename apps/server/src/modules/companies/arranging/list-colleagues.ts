/** Whom a person may book for, as their company books (B §3). */
import type { Colleague, Colleagues } from '@sojourn/contract/arranging.ts';
import { bookingRefusal } from '@sojourn/domain/companies/who-books.ts';
import { approvalProcess } from '@sojourn/domain/policy/tier.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { type ArrangingDeps, companyOf } from './deps.ts';
import { type Member, readBooker, searchMembers } from './store.ts';

const PAGE = 20;

const shown = (member: Member, isSelf: boolean, refusal: Colleague['refusal']): Colleague => ({
  personId: member.personId as Colleague['personId'],
  name: `${member.firstName} ${member.lastName}`.trim() || member.email,
  email: member.email,
  isSelf,
  tier: member.tier?.name ?? null,
  needsReview: member.tier !== null && approvalProcess(member.tier.rules) === '24hr_review',
  refusal,
});

export async function listColleagues(
  deps: ArrangingDeps,
  { q = '', offset = 0 }: { readonly q?: string | undefined; readonly offset?: number | undefined },
  actor: Actor,
): Promise<Colleagues> {
  const key = companyOf(deps, actor);
  const booker = (await readBooker(deps.db, key, actor.subject)) ?? refuse('NotFound');
  const { style, personId } = booker;
  const { members, total } = await searchMembers(deps.db, key, personId, { q, offset, limit: PAGE });
  const ownRefusal = bookingRefusal(style, booker, { kind: 'self' });
  const mayBookForGuests = bookingRefusal(style, booker, { kind: 'guest' }) === null;
  const isAdmins = bookingRefusal(style, booker, { kind: 'colleague', isArranged: booker.arranges }) === null;
  return {
    style,
    mayBookForOthers: mayBookForGuests || isAdmins,
    mayBookForGuests,
    ownRefusal,
    self: shown(booker, true, ownRefusal),
    people: members.map((each) =>
      shown(each, false, bookingRefusal(style, booker, { kind: 'colleague', isArranged: each.isArranged })),
    ),
    total,
  };
}

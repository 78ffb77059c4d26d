/** A page of the queue, and where the next one begins. */
import type { DeskCaseLine, DeskView } from '@sojourn/contract/desk/parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type CaseId, isId } from '@sojourn/domain/ids.ts';
import type { Actor, Effects } from '#context.ts';
import type { Naming } from '#modules/selling/booking/in-language.ts';
import { refuse } from '#refusal.ts';
import { readViewers } from '../presence/store.ts';
import { nameLines } from './name-lines.ts';
import { type After, readQueue } from './store.ts';

const PAGE = 30;
type Input = {
  readonly view: DeskView;
  readonly kind?: string | undefined;
  readonly after?: string | undefined;
};

export async function listDeskCases(
  { db, clock, products }: Pick<Effects, 'db' | 'clock'> & Naming,
  { view, kind, after }: Input,
  { tenantId, customerId: agentId, locale }: Actor,
): Promise<{ cases: DeskCaseLine[]; next: string | null }> {
  const from = after === undefined ? null : readAfter(after);
  const query = { tenantId, agentId, view, kind: kind ?? null, after: from, limit: PAGE + 1 };
  const rows = await readQueue(db, query);
  const page = rows.slice(0, PAGE);
  const end = page.at(-1);
  const next = rows.length > PAGE && end ? `${end.sortedAt} ${end.line.openedAt} ${end.line.caseId}` : null;
  const shown = page.map(({ line }) => ({ caseId: line.caseId, customerId: line.customer.customerId }));
  const viewers = await readViewers(db, { tenantId, agentId }, shown, clock.now());
  const namesOf = (caseId: CaseId) =>
    viewers.filter((each) => each.caseId === caseId).map(({ name }) => name);
  const lines = page.map(({ line }) => line);
  const named = await nameLines({ db, products }, tenantId, lines, locale);
  return { cases: named.map((line) => ({ ...line, viewers: namesOf(line.caseId) })), next };
}

function readAfter(text: string): After {
  const [at = '', openedAt = '', caseId = ''] = text.split(' ');
  if ([at, openedAt].some((time) => Number.isNaN(Date.parse(time))) || !isId('cas', caseId))
    return refuse('InvalidInput', { fields: [{ path: 'after', problem: 'not from a page' }] });
  return { at: at as Instant, openedAt: openedAt as Instant, caseId };
}

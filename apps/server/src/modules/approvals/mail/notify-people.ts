/** Puts mail about a request into the outbox, with the change that it's about. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Tx } from '#workflow/saga.ts';
import { enqueue } from '../../notify/enqueue.ts';
import type { ApprovalDeps } from '../deps.ts';
import { readCovers, readMembers } from '../people/store.ts';
import { barredFrom, type Request, travelersOf } from '../requests/request.ts';
import { readSteps } from '../requests/store.ts';
import type { ApprovalNews, ApprovalRequested } from './messages.ts';
import type { News } from './texts.ts';

/** Nobody is named besides who travels alone. */
const travelersNamed = (request: Pick<Request, 'requesterName' | 'party'>): readonly string[] =>
  request.party.length === 0 ? [] : travelersOf(request);

/**
 * Asks, or reminds (hours before it's due), the next to decide and their deputy; people who have never signed
 * in get no mail.
 */
export async function notifyNext(
  tx: Tx,
  { clock }: Pick<ApprovalDeps, 'clock'>,
  request: Request,
  reminder: number | 'moved' | null = null,
): Promise<void> {
  const hours = reminder === 'moved' ? null : reminder;
  const { requestId, version, code, terms } = request;
  const at = clock.now();
  const step = (await readSteps(tx, request, version)).find(({ decision }) => decision === null);
  if (!step) return;
  const [members, covers] = await Promise.all([readMembers(tx, request), readCovers(tx, request, at)]);
  const deputies = covers.filter(({ approver }) => approver === step.approver).map(({ deputy }) => deputy);
  const barred = barredFrom(request);
  const approvers = new Set([step.approver, ...deputies].filter((subject) => !barred.includes(subject)));
  for (const { customerId } of members.filter(({ subject }) => approvers.has(subject))) {
    if (!customerId) continue;
    const message: ApprovalRequested = {
      kind: 'approvalRequested',
      // Who comes back after it moved is asked anew
      key: [requestId, version, step.position, reminder === 'moved' ? at : (hours ?? 'first')].join('.'),
      requestId,
      code,
      title: terms.title,
      price: money(request.requestedMinor, terms.currency),
      name: request.requesterName,
      travelers: travelersNamed(request),
      answers: terms.answers ?? [],
      hours,
      decideBy: request.decideBy,
      ifUndecided: request.kind === 'mandate' ? 'mandate' : terms.rules.ifUndecided,
    };
    await enqueue(tx, { tenantId: request.tenantId, customerId, at, ...message });
  }
}

/** `name`: of the approver. */
export async function notifyTraveler(
  tx: Tx,
  request: Request,
  news: News,
  about: {
    readonly name?: string;
    readonly note?: string | null;
    readonly priceMinor?: number;
    readonly at: Instant;
  } & Partial<Pick<ApprovalNews, 'returnedFor' | 'bookingId'>>,
): Promise<void> {
  const { tenantId, customerId, requestId, version, code, terms, requestedMinor } = request;
  const message: ApprovalNews = {
    kind: 'approvalNews',
    key: [requestId, version, news].join('.'),
    requestId,
    code,
    title: terms.title,
    price: money(about.priceMinor ?? requestedMinor, terms.currency),
    name: about.name ?? '',
    travelers: travelersNamed(request),
    answers: terms.answers ?? [],
    news,
    returnedFor: about.returnedFor ?? null,
    note: about.note ?? null,
    bookingId: about.bookingId ?? null,
  };
  await enqueue(tx, { tenantId, customerId, at: about.at, ...message });
}

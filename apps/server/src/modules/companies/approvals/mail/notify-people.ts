/** Puts mail about a request into the outbox, with the change that it's about. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { enqueueTogether } from '#modules/platform/notify/enqueue.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ApprovalDeps } from '../deps.ts';
import { type Request, type StoredStep, travelersOf } from '../requests/request.ts';
import { readSteps } from '../requests/store.ts';
import { holdNews, holdWaiting } from './hold-mail.ts';
import { readMailView } from './mail-view.ts';
import type { ApprovalNews, ApprovalOutcome, ApprovalRequested, ApprovalWaits, NewsPart } from './notice.ts';
import type { News } from './texts/words.ts';

/** Nobody is named besides who travels alone. */
const travelersNamed = (request: Pick<Request, 'requesterName' | 'party'>): readonly string[] =>
  request.party.length === 0 ? [] : travelersOf(request);

/** The facts of one part, as the first of its mail. */
function aboutOf<Facts extends object>(
  request: Request,
  key: readonly (string | number)[],
  name: string,
  { priceMinor = request.requestedMinor, ...facts }: Facts & { readonly priceMinor?: number | undefined },
) {
  const { requestId, code, terms } = request;
  const { title, named } = terms;
  const part = { requestId, code, title, named, price: money(priceMinor, terms.currency), ...facts };
  return {
    ...part,
    key: key.join('.'),
    name,
    travelers: travelersNamed(request),
    answers: terms.answers ?? [],
    parts: [part],
  };
}

type Reminder = number | 'moved' | null;
/**
 * Asks, or reminds (hours before it's due), the next to decide and their deputy, and says so to who sent it;
 * people who have never signed in get no mail.
 */
export async function notifyNext(
  tx: Tx,
  { clock }: Pick<ApprovalDeps, 'clock'>,
  request: Request,
  reminder: Reminder = null,
): Promise<void> {
  const hours = reminder === 'moved' ? null : reminder;
  const { tenantId, requestId, version, terms } = request;
  const at = clock.now();
  const steps = await readSteps(tx, request, version);
  const step = openStep(steps);
  if (!step) return;
  const { nameFor, deciders, ofTrip } = await readMailView(tx, request, { steps, open: step }, at);
  const isJustSent = reminder === null && step.position === 1;
  const held = {
    group: [request.tripId, isJustSent ? 'sent' : (reminder ?? `step${step.position}`)].join('.'),
    holdSeconds: holdWaiting(isJustSent, request.decideBy, ofTrip, at),
  };
  // Who comes back after it moved is notified anew
  const key = [requestId, version, step.position, reminder === 'moved' ? at : (hours ?? 'first')];
  const waits = {
    decideBy: request.decideBy,
    ifUndecided: request.kind === 'mandate' ? 'mandate' : terms.rules.ifUndecided,
  } as const;
  for (const customerId of deciders) {
    const about = aboutOf(request, key, request.requesterName, waits);
    const message: ApprovalRequested = { kind: 'approvalRequested', hours, ...about };
    await enqueueTogether(tx, { tenantId, customerId, at, ...message, parts: about.parts }, held);
  }
  if (!isJustSent && hours === null) return;
  const about = aboutOf(request, key, nameFor(step.approver), waits);
  const message: ApprovalWaits = { kind: 'approvalWaits', hours, ...about };
  const { customerId } = request;
  await enqueueTogether(tx, { tenantId, customerId, at, ...message, parts: about.parts }, held);
}

const openStep = (steps: readonly StoredStep[]) => steps.find(({ decision }) => decision === null);

/**
 * Says what became of a request to who sent it and to who decided, or should have. `name`: of the approver.
 */
export async function notifyOutcome(
  tx: Tx,
  request: Request,
  news: News,
  about: {
    readonly name?: string;
    readonly note?: string | null;
    readonly suggestion?: NewsPart['suggestion'];
    readonly priceMinor?: number;
    readonly at: Instant;
  } & Partial<Pick<NewsPart, 'returnedFor' | 'bookingId'>>,
): Promise<void> {
  const { tenantId, customerId, requestId, version } = request;
  const { at, name = '', note = null, suggestion = null, returnedFor = null, bookingId = null } = about;
  const isByTimeout =
    news === 'lapsed' ||
    news === 'keptByTimeout' ||
    news === 'canceledByTimeout' ||
    (news === 'notCanceled' && request.endedBy === 'timeout');
  const steps = await readSteps(tx, request, version);
  const open = isByTimeout ? openStep(steps) : undefined;
  const { deciders, ofTrip } = await readMailView(tx, request, { steps, open }, at);
  const held = { group: `${request.tripId}.news`, holdSeconds: holdNews(isByTimeout, ofTrip, at) };
  const key = [requestId, version, news];
  const facts = { news, returnedFor, note, suggestion, bookingId, priceMinor: about.priceMinor };
  const own = aboutOf(request, key, name, facts);
  const message: ApprovalNews = { kind: 'approvalNews', ...own };
  await enqueueTogether(tx, { tenantId, customerId, at, ...message, parts: own.parts }, held);
  for (const approver of deciders) {
    const theirs = aboutOf(request, key, request.requesterName, { ...facts, bookingId: null });
    const outcome: ApprovalOutcome = { kind: 'approvalOutcome', ...theirs };
    await enqueueTogether(tx, { tenantId, customerId: approver, at, ...outcome, parts: theirs.parts }, held);
  }
}

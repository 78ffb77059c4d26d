/** Puts mail about a request into the outbox, with the change that it's about. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Tx } from '#workflow/saga.ts';
import { enqueueTogether } from '../../notify/enqueue.ts';
import type { ApprovalDeps } from '../deps.ts';
import { type Member, readCovers, readMembers } from '../people/store.ts';
import { barredFrom, type Request, type StoredStep, travelersOf } from '../requests/request.ts';
import { readOfTrip, readSteps } from '../requests/store.ts';
import { holdNews, holdWaiting } from './hold-mail.ts';
import type { ApprovalNews, ApprovalOutcome, ApprovalRequested, ApprovalWaits, NewsPart } from './notice.ts';
import type { News } from './texts/words.ts';

/** Nobody is named besides who travels alone. */
const travelersNamed = (request: Pick<Request, 'requesterName' | 'party'>): readonly string[] =>
  request.party.length === 0 ? [] : travelersOf(request);
const nameOf = (members: readonly Member[], wanted: string): string =>
  members.find(({ subject }) => subject === wanted)?.name ?? wanted;

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
  const step = (await readSteps(tx, request, version)).find(({ decision }) => decision === null);
  if (!step) return;
  const [members, people] = [await readMembers(tx, request), await readDecidersOf(tx, request, step, at)];
  const isJustSent = reminder === null && step.position === 1;
  const others = await readOfTrip(tx, request);
  const held = {
    group: [request.tripId, isJustSent ? 'sent' : (reminder ?? `step${step.position}`)].join('.'),
    holdSeconds: holdWaiting(isJustSent, request.decideBy, others, at),
  };
  // Who comes back after it moved is notified anew
  const key = [requestId, version, step.position, reminder === 'moved' ? at : (hours ?? 'first')];
  const waits = {
    decideBy: request.decideBy,
    ifUndecided: request.kind === 'mandate' ? 'mandate' : terms.rules.ifUndecided,
  } as const;
  for (const customerId of people) {
    const about = aboutOf(request, key, request.requesterName, waits);
    const message: ApprovalRequested = { kind: 'approvalRequested', hours, ...about };
    await enqueueTogether(tx, { tenantId, customerId, at, ...message, parts: about.parts }, held);
  }
  if (!isJustSent && hours === null) return;
  const about = aboutOf(request, key, nameOf(members, step.approver), waits);
  const message: ApprovalWaits = { kind: 'approvalWaits', hours, ...about };
  const { customerId } = request;
  await enqueueTogether(tx, { tenantId, customerId, at, ...message, parts: about.parts }, held);
}

/** Who may decide the step: its approver and who covers for them. */
async function readDecidersOf(
  tx: Tx,
  request: Request,
  { approver }: Pick<StoredStep, 'approver'>,
  at: Instant,
): Promise<readonly CustomerId[]> {
  const covers = await readCovers(tx, request, at);
  const deputies = covers.filter((cover) => cover.approver === approver).map(({ deputy }) => deputy);
  const barred = barredFrom(request);
  return accountsOf(
    tx,
    request,
    [approver, ...deputies].filter((subject) => !barred.includes(subject)),
  );
}

async function accountsOf(tx: Tx, request: Request, subjects: readonly string[]): Promise<CustomerId[]> {
  const members = await readMembers(tx, request);
  return members.flatMap(({ subject, customerId }) =>
    customerId && subjects.includes(subject) ? [customerId] : [],
  );
}

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
  const held = {
    group: `${request.tripId}.news`,
    holdSeconds: holdNews(isByTimeout, await readOfTrip(tx, request), at),
  };
  const key = [requestId, version, news];
  const facts = { news, returnedFor, note, suggestion, bookingId, priceMinor: about.priceMinor };
  const own = aboutOf(request, key, name, facts);
  const message: ApprovalNews = { kind: 'approvalNews', ...own };
  await enqueueTogether(tx, { tenantId, customerId, at, ...message, parts: own.parts }, held);
  for (const approver of await decidersOf(tx, request, isByTimeout, at)) {
    const theirs = aboutOf(request, key, request.requesterName, { ...facts, bookingId: null });
    const outcome: ApprovalOutcome = { kind: 'approvalOutcome', ...theirs };
    await enqueueTogether(tx, { tenantId, customerId: approver, at, ...outcome, parts: theirs.parts }, held);
  }
}

async function decidersOf(
  tx: Tx,
  request: Request,
  isByTimeout: boolean,
  at: Instant,
): Promise<readonly CustomerId[]> {
  const steps = await readSteps(tx, request, request.version);
  const open = isByTimeout ? steps.find(({ decision }) => decision === null) : undefined;
  if (open) return readDecidersOf(tx, request, open, at);
  return accountsOf(
    tx,
    request,
    steps.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
}

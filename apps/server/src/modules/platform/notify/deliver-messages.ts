/**
 * Sends what the outbox holds: at least once, by whichever process is free. Failures wait longer and longer,
 * until the message is given up; a case is opened when the mail server refuses or has failed too often
 * (decision 0011).
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { nullIfMissing } from '#refusal.ts';
import type { Mail, MailPort } from '#suppliers/mail/port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Job, Report, Turn } from '#workflow/jobs/job.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { MailContext } from './letter.ts';
import type { MessageTypes } from './message-type.ts';
import { isOutdated, isProductMessage, isTripMessage } from './messages.ts';
import type { NamingFor } from './naming.ts';
import { type NotifyProducts, productOfMessage } from './product.ts';
import { inReadersWords } from './reword-message.ts';
import { type ClaimedMessage, claimMessage, markCopied, markFailed, markSent } from './store.ts';
import { ownCopyAddress, writeMail } from './write-mail.ts';

export type Undelivered = Owner & {
  readonly messageId: string;
  readonly kind: string;
  readonly attempts: number;
  readonly reason: string;
  /** Absent while it is tried again. */
  readonly givenUpAt?: Instant;
};
/** Commits with its cause; enqueued once however often it is called. */
export type NeedsPerson = (tx: Tx, undelivered: Undelivered) => Promise<void>;
export type MessengerDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mail: MailPort;
  readonly fromAddress: string;
  readonly tenants: readonly Tenant[];
  readonly originOf: (tenant: Tenant) => string;
  readonly readTrip: (
    ref: Owner & { readonly bookingId: BookingId; readonly locale: 'en' | 'fr' },
  ) => Promise<TripDetail>;
  readonly naming: NamingFor;
  readonly products: NotifyProducts;
  readonly messages: MessageTypes;
  readonly needsPerson: NeedsPerson;
  readonly settings?: Partial<MessengerSettings>;
};
export type MessengerSettings = {
  /** Longer than a send may take. */
  readonly leaseSeconds: number;
  readonly timeoutMs: number;
  readonly attemptsBeforeCase: number;
  readonly backoffSeconds: (attempts: number) => number;
};
type Messenger = {
  /** Sends what is due, until the turn is spent. Reports how many have left. */
  readonly deliver: (turn: Pick<Turn, 'isSpent'>) => Promise<Report>;
};

const DEFAULTS: MessengerSettings = {
  leaseSeconds: 90,
  timeoutMs: 20_000,
  attemptsBeforeCase: 6,
  backoffSeconds: (attempts) => Math.min(3_600, 15 * 2 ** attempts),
};

export function createMessenger(deps: MessengerDeps): Messenger {
  const settings = { ...DEFAULTS, ...deps.settings };
  return {
    deliver: async (turn) => {
      let rows = 0;
      while (!turn.isSpent()) {
        const message = await claimMessage(deps.db, settings.leaseSeconds);
        if (!message) return { rows };
        if (await deliverOne(deps, settings, message)) rows++;
      }
      return { rows, isDone: false };
    },
  };
}

export const messengerJob = (deps: MessengerDeps): Job => ({
  name: 'messages',
  everySeconds: 2,
  run: (turn) => createMessenger(deps).deliver(turn),
});

async function deliverOne(
  deps: MessengerDeps,
  settings: MessengerSettings,
  message: ClaimedMessage,
): Promise<boolean> {
  const outcome = await send(deps, settings, message);
  if (outcome === 'sent') {
    await markSent(deps.db, message, deps.clock.now());
    return true;
  }
  const { attempts, tenantId, customerId, messageId } = message;
  const { reason, isRefused } = outcome;
  deps.log.warn({ messageId, attempts, reason }, 'a message did not leave');
  await withTransaction(deps.db, async (tx) => {
    const isOurs = await markFailed(tx, message, reason, settings.backoffSeconds(attempts));
    if (!isOurs || (!isRefused && attempts < settings.attemptsBeforeCase)) return;
    await deps.needsPerson(tx, {
      tenantId,
      customerId,
      messageId,
      kind: message.told.kind,
      attempts,
      reason,
    });
  });
  return false;
}

type Failure = { readonly reason: string; readonly isRefused: boolean };

async function send(
  deps: MessengerDeps,
  { timeoutMs }: MessengerSettings,
  message: ClaimedMessage,
): Promise<'sent' | Failure> {
  try {
    const tenant = deps.tenants.find(({ id }) => id === message.tenantId);
    if (!tenant) return { reason: `no tenant ${message.tenantId}`, isRefused: true };
    const trip = await tripOf(deps, message);
    if (isOutdated(message.told, trip)) return 'sent';
    const of: MailContext = {
      tenant,
      origin: deps.originOf(tenant),
      fromAddress: deps.fromAddress,
      person: message.person,
      trip,
    };
    const mail = writeMail(deps, await reworded(deps, message), of);
    if (!mail) return { reason: 'nobody to write to', isRefused: true };
    const context = { timeoutMs, scenario: null, requestId: message.messageId };
    const own = ownCopyAddress(deps, message, mail.to, of);
    if (own !== null && message.copiedAt === null) {
      const copied = await sendCopy(deps, message, { ...mail, to: own }, context);
      if (copied !== 'sent') return copied;
    }
    const answer = await deps.mail.send(mail, context);
    if (answer.outcome === 'ok') return 'sent';
    if (answer.outcome === 'rejected') return { reason: answer.rejection.reason, isRefused: true };
    return { reason: answer.outcome, isRefused: false };
  } catch (error) {
    return {
      reason: (error instanceof Error ? error.message : String(error)).slice(0, 300),
      isRefused: false,
    };
  }
}

/** Before the other leaves, and once: what keeps the other from leaving doesn't send it again. */
async function sendCopy(
  deps: MessengerDeps,
  message: ClaimedMessage,
  mail: Mail,
  context: CallContext,
): Promise<'sent' | Failure> {
  const answer = await deps.mail.send({ ...mail, messageId: `own.${mail.messageId}` }, context);
  if (answer.outcome === 'unavailable' || answer.outcome === 'unknown')
    return { reason: answer.outcome, isRefused: false };
  const { tenantId, customerId, messageId, attempts } = message;
  const { kind } = message.told;
  await withTransaction(deps.db, async (tx) => {
    await markCopied(tx, message, deps.clock.now());
    if (answer.outcome === 'ok') return;
    const { reason } = answer.rejection;
    await deps.needsPerson(tx, { tenantId, customerId, messageId, kind, attempts, reason });
  });
  return 'sent';
}

async function reworded(
  { messages, naming }: MessengerDeps,
  message: ClaimedMessage,
): Promise<ClaimedMessage> {
  const { tenantId, customerId, person } = message;
  const reader = { tenantId, customerId, locale: person?.locale ?? 'en' };
  return { ...message, told: await inReadersWords(message.told, messages, naming(reader)) };
}

/** Null when the message is about no trip, or needs none and there is none. */
async function tripOf(deps: MessengerDeps, message: ClaimedMessage): Promise<TripDetail | null> {
  const { told: content, tenantId, customerId, person } = message;
  const of = (bookingId: BookingId) =>
    deps.readTrip({ tenantId, customerId, bookingId, locale: person?.locale ?? 'en' });
  if (isTripMessage(content)) return of(content.bookingId);
  if (isProductMessage(content, deps.messages)) {
    // A message about an attempt has its facts with it
    const { tripMessages } = deps.products[productOfMessage(content.kind)];
    return tripMessages.includes(content.kind) ? of(content.bookingId) : null;
  }
  const bookingId = deps.messages.get(content.kind)?.bookingId(content);
  return bookingId ? of(bookingId).catch(nullIfMissing) : null;
}

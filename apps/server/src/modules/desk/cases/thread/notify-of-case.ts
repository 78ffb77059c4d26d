/** Mails about what happened in a case; what was written is read on its page. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDeadline, formatMoney } from '@sojourn/domain/formats.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Language } from '#modules/platform/notify/letter.ts';
import type { Block } from '#modules/platform/notify/mail-layout.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ThreadedCase } from './store.ts';

/** `amount`: what comes to the customer; `due`: what they pay. */
export type MailedOffer = {
  readonly kind: 'credit' | 'refund' | 'cancel' | 'change';
  readonly amount: Money;
  readonly due: Money;
  readonly expiresAt: Instant;
};
const CASE_NEWS = ['caseReplied', 'caseProposed', 'caseResolved'] as const;
export type CaseNews = (typeof CASE_NEWS)[number];

/** `key`: the case's id and its version, so one event is mailed once. */
type CaseNewsMail = {
  readonly kind: CaseNews;
  readonly key: string;
  readonly caseId: string;
  readonly code: string;
  /** What's offered; mail from before has none. */
  readonly offer?: MailedOffer;
};

export const CASE_NEWS_MAILS: readonly MessageType<CaseNewsMail>[] = CASE_NEWS.map((kind) => ({
  kind,
  bookingId: () => null,
  write: ({ caseId, code, offer }, { origin, person }, language) => {
    const { texts } = language;
    const { subject, heading, text } = texts.caseNews[kind];
    return {
      to: person?.email ?? '',
      subject: subject(code),
      blocks: [
        { block: 'heading', text: heading, ...(kind === 'caseResolved' ? { tone: 'good' as const } : {}) },
        { block: 'text', text: text(code) },
        ...(offer ? [offerRows(offer, language)] : []),
        { block: 'link', text: texts.seeCase, url: `${origin}/support/${caseId}` },
      ],
      calendar: null,
    };
  },
}));

function offerRows({ kind, amount, due, expiresAt }: MailedOffer, { locale, texts }: Language): Block {
  const own = texts.caseOffer;
  const rows = [
    [own.what, own.kinds[kind]] as const,
    ...(amount.amountMinor > 0 ? [[own.amount, formatMoney(amount, locale)] as const] : []),
    ...(due.amountMinor > 0 ? [[own.due, formatMoney(due, locale)] as const] : []),
    [own.until, formatDeadline(expiresAt, CREDIT_ZONE, locale)] as const,
  ];
  return { block: 'facts', rows };
}

export async function notifyOfCase(
  tx: Tx,
  changed: ThreadedCase,
  kind: CaseNews,
  at: Instant,
  offer?: MailedOffer,
): Promise<void> {
  const { tenantId, customerId, caseId, code, version } = changed;
  const mail: CaseNewsMail = { kind, key: `${caseId}:${version}`, caseId, code, ...(offer && { offer }) };
  await enqueue(tx, { tenantId, customerId, at, ...mail });
}

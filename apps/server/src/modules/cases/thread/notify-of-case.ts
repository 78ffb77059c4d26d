/** Mails about what happened in a case; what was written is read on its page. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Tx } from '#workflow/saga.ts';
import { enqueue } from '../../notify/enqueue.ts';
import type { MessageType } from '../../notify/message-type.ts';
import type { ThreadedCase } from './store.ts';

const CASE_NEWS = ['caseReplied', 'caseProposed', 'caseResolved'] as const;
export type CaseNews = (typeof CASE_NEWS)[number];

/** `key`: the case's id and its version, so one event is mailed once. */
type CaseNewsMail = {
  readonly kind: CaseNews;
  readonly key: string;
  readonly caseId: string;
  readonly code: string;
};

export const CASE_NEWS_MAILS: readonly MessageType<CaseNewsMail>[] = CASE_NEWS.map((kind) => ({
  kind,
  bookingId: () => null,
  write: ({ caseId, code }, { origin, person }, { texts }) => {
    const { subject, heading, text } = texts.caseNews[kind];
    return {
      to: person?.email ?? '',
      subject: subject(code),
      blocks: [
        { block: 'heading', text: heading, ...(kind === 'caseResolved' ? { tone: 'good' as const } : {}) },
        { block: 'text', text: text(code) },
        { block: 'link', text: texts.seeCase, url: `${origin}/support/${caseId}` },
      ],
      calendar: null,
    };
  },
}));

export async function notifyOfCase(
  tx: Tx,
  changed: ThreadedCase,
  kind: CaseNews,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, caseId, code, version } = changed;
  const mail: CaseNewsMail = { kind, key: `${caseId}:${version}`, caseId, code };
  await enqueue(tx, { tenantId, customerId, at, ...mail });
}

/** What a deed is called. Pure. */
import type { AuditEntry } from '@sojourn/contract/desk/audit-calls.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { portalDeed } from './portal-deeds.ts';

const CALLS = [
  'getDesk',
  'listDeskCases',
  'getDeskCase',
  'moveCase',
  'answerCase',
  'proposeInCase',
  'decideProposal',
  'fulfillCase',
  'findCustomers',
  'getDeskCustomer',
  'noteCustomer',
  'checkSupportCode',
  'startDelegation',
  'stopDelegation',
  'getTripFor',
  'getSeatMapFor',
  'quoteCancelFor',
  'cancelFor',
  'getScheduleChangeFor',
  'getDisruptionFor',
  'acceptScheduleChangeFor',
  'resendConfirmationFor',
  'declineScheduleChangeFor',
  'listRebookingsFor',
  'rebookScheduleChangeFor',
  'getGoodwillFor',
  'quoteChangeFor',
  'confirmChangeFor',
  'reviewCancellation',
  'fulfillCancellation',
  'declineCancellation',
  'mergeCase',
  'getProofFor',
  'getProofPaperFor',
  'listOwnDeeds',
  'sendDeskFile',
  'getDeskFile',
  'getDeskPriceMatch',
  'decidePriceMatch',
  'getPersonalDataFor',
  'requestPersonalDataFor',
  'decidePersonalDataFor',
  'exportPersonalDataFor',
] as const;

type Deed = Pick<AuditEntry, 'call' | 'mode'>;
/** At the desk; `portalText` says what was done in a customer's portal. */
export function deedText({ call, mode }: Deed): MessageId {
  if (mode === 'delegated') return 'desk.audit.inPortal';
  return `desk.audit.call.${CALLS.find((each) => each === call) ?? 'other'}`;
}

export const portalText = ({ call }: Pick<Deed, 'call'>): MessageId =>
  `desk.audit.portal.${portalDeed(call)}`;

/** Null where all went well. */
export function resultText({ result }: Pick<AuditEntry, 'result'>): MessageId | null {
  if (result === 'ok') return null;
  if (result === null) return 'desk.audit.unfinished';
  return result === 'Failed' ? 'desk.audit.failed' : 'desk.audit.refused';
}

type Day<Entry> = { readonly day: string; readonly entries: readonly Entry[] };
/** Those of one day together, in their order. */
export function byDay<Entry extends Pick<AuditEntry, 'at'>>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => string,
): Day<Entry>[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

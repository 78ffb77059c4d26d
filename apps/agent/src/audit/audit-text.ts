/** What a deed is called. Pure. */
import type { AuditEntry } from '@sojourn/contract/desk/audit-calls.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

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
] as const;

/** Calls without words of their own are named as the reference names them: `{call}`. */
export function deedText({ call, mode }: Pick<AuditEntry, 'call' | 'mode'>): MessageId {
  if (mode === 'delegated') return 'desk.audit.inPortal';
  return `desk.audit.call.${CALLS.find((each) => each === call) ?? 'other'}`;
}

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

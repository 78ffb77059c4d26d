/** What an approver could answer to each rule that a request breaks: what to choose instead. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import type { BrokenRule } from '@sojourn/contract/policy.ts';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import type { PortalLocale } from '#text/locale.tsx';
import type { Text } from '#text/use-text.tsx';

function noteOn(broken: BrokenRule, t: Text, locale: PortalLocale): string {
  switch (broken.rule) {
    case 'starRating':
    case 'fareClass':
    case 'supplier':
      return t(`approvals.decide.suggest.${broken.rule}`);
    case 'daysAhead':
      return t('approvals.decide.suggest.daysAhead', { day: formatDate(broken.from, locale) });
    default:
      return t(`approvals.decide.suggest.${broken.rule}`, { limit: formatMoney(broken.limit, locale) });
  }
}

/** Each once: travelers of one request may break the same rule. */
export const suggestNotes = (
  broken: Approval['broken'],
  t: Text,
  locale: PortalLocale,
): readonly string[] => [...new Set(broken.map((each) => noteOn(each, t, locale)))];

/** What an approver may answer to each rule that a request breaks: what to choose instead, ready to send. */
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { BrokenRule } from '@sojourn/domain/policy/verdict.ts';
import { APPROVAL_WORDS } from '../mail/texts/approval-words.ts';

export function suggestionIn(locale: 'en' | 'fr', broken: BrokenRule): string {
  const words = APPROVAL_WORDS[locale].instead;
  switch (broken.rule) {
    case 'starRating':
    case 'fareClass':
    case 'supplier':
      return words[broken.rule];
    case 'daysAhead':
      return words.daysAhead(formatDate(broken.from, locale));
    default:
      return words[broken.rule](formatMoney(broken.limit, locale));
  }
}

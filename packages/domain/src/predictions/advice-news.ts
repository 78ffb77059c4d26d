/** When advice on a watched search is worth a mail (B §1). Pure. */
import { type Instant, isBefore, plusSeconds } from '../dates.ts';
import type { Forecast } from './forecast.ts';

type Advice = Forecast['advice'] | null;
/** Advice that changes to and fro isn't followed by mail each time. */
const APART_SECONDS = 3 * 86_400;

export type MailedAdvice = { readonly advice: Advice; readonly mailedAt: Instant | null };

/**
 * Somebody who watches a price is waiting already: that it's worth booking is news, and that it isn't any
 * longer, once they were advised to book. `before`: what they last had mail about.
 */
export function isAdviceNews({ advice: before, mailedAt }: MailedAdvice, now: Advice, at: Instant): boolean {
  if (mailedAt !== null && isBefore(at, plusSeconds(mailedAt, APART_SECONDS))) return false;
  return (now === 'book' && before !== 'book') || (now === 'wait' && before === 'book');
}

/** What happens to a request, in its company's log: who did it, for whom, and what was and is. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Tx } from '#workflow/saga.ts';
import { insertEvent } from '../companies/store.ts';
import { suggestionIn } from './decisions/suggestions.ts';
import type { Request, StoredStep } from './requests/request.ts';

type Deed =
  | 'approvalSent'
  | 'approvalSentAgain'
  | 'approvalApproved'
  | 'approvalDeclined'
  | 'approvalWithdrawn'
  | 'approvalLapsed'
  | 'approvalKept'
  | 'approvalUndecidedCanceled'
  | 'approvalReturned'
  | 'approvalBooked';
type Facts = {
  /** The bank's name for who did it; left out: nobody did. */
  readonly by?: string;
  readonly note?: string | null;
  readonly suggestion?: StoredStep['suggestion'];
  /** The price that it was sent with, and what it's now. */
  readonly fromMinor?: number | null;
  readonly toMinor?: number | null;
};

const inAll = (text: (locale: 'en' | 'fr') => string) => ({ en: text('en'), fr: text('fr') });

/** Guests aren't named: entries are never altered, and their names are forgotten. */
export const noteRequest = (
  tx: Tx,
  request: Request,
  kind: Deed,
  { by = 'system', note = null, suggestion = null, fromMinor = null, toMinor = null }: Facts,
  at: Instant,
) => {
  const { code, terms, party, subject } = request;
  const price = (minor: number | null) => (minor === null ? null : { price: money(minor, terms.currency) });
  const facts = {
    about: `${code} ${terms.title}`,
    ...(terms.named && { aboutIn: inAll((locale) => `${code} ${terms.named?.[locale].title}`) }),
    for: party.length === 0 ? [subject] : party.flatMap((each) => each.subject ?? []),
    text: note,
    ...(suggestion && { textIn: inAll((locale) => suggestionIn(locale, suggestion)) }),
    from: price(fromMinor),
    to: price(toMinor),
  };
  return insertEvent(tx, request, { kind, facts, doneBy: by }, at);
};

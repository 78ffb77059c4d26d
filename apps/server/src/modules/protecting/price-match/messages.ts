/** Mail about a claim that was decided: the credit, or the check that wasn't met. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Fact } from '@sojourn/domain/protections/clause.ts';
import { factOf } from '@sojourn/domain/protections/price-match.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { BROUGHT_CREDITS } from '#modules/platform/notify/texts/brought-credits.ts';

/** `key`: the case's id and its version, so that a decision is mailed once. */
type About = { readonly key: string; readonly bookingId: BookingId; readonly code: string };
export type PriceMatchCredited = About & {
  readonly kind: 'priceMatchCredited';
  readonly amount: Money;
  readonly expiresAt: Instant;
  /** Null: at once. Left out of what was stored when every credit was. */
  readonly spendableFrom?: Instant | null;
};
export type PriceMatchDeclined = About & {
  readonly kind: 'priceMatchDeclined';
  readonly termsId: string;
  /** The check that wasn't met. */
  readonly clauseId: string;
  /** What the agent wrote. */
  readonly note: string;
  readonly canAppeal: boolean;
};

const pageOf = (origin: string, { bookingId }: About): string => `${origin}/trips/${bookingId}/price-match`;

export const PRICE_MATCH_CREDITED: MessageType<PriceMatchCredited> = {
  kind: 'priceMatchCredited',
  bookingId: ({ bookingId }) => bookingId,
  write: (credited, { origin, person }, { locale, texts }) => {
    const words = texts.priceMatch.credited;
    const amount = formatMoney(credited.amount, locale);
    const day = (at: Instant) => formatDate(dateIn(at), locale, 'year');
    const until = day(credited.expiresAt);
    const spendableOn = credited.spendableFrom && day(credited.spendableFrom);
    return {
      to: person?.email ?? '',
      subject: words.subject(amount),
      blocks: [
        { block: 'heading', text: words.heading, tone: 'good' },
        { block: 'text', text: words.text(amount, until) },
        ...(spendableOn
          ? [{ block: 'text', text: BROUGHT_CREDITS[locale].spendableFrom(spendableOn) } as const]
          : []),
        { block: 'text', text: BROUGHT_CREDITS[locale].goesWith },
        { block: 'link', text: texts.priceMatch.see, url: pageOf(origin, credited) },
      ],
      calendar: null,
    };
  },
};

/** The check in the mail's words; the one of time has no fact. */
function failedCheck({ termsId, clauseId }: PriceMatchDeclined): Fact | 'inTime' {
  const clause = termsById(termsId).clauses.find(({ id }) => id === clauseId);
  return (clause && factOf(clause)) ?? 'inTime';
}

export const PRICE_MATCH_DECLINED: MessageType<PriceMatchDeclined> = {
  kind: 'priceMatchDeclined',
  bookingId: ({ bookingId }) => bookingId,
  write: (declined, { origin, person }, { texts }) => {
    const { declined: words, checks, see } = texts.priceMatch;
    return {
      to: person?.email ?? '',
      subject: words.subject(declined.code),
      blocks: [
        { block: 'heading', text: words.heading, tone: 'bad' },
        { block: 'text', text: checks[failedCheck(declined)] ?? '' },
        { block: 'facts', rows: [[words.note, declined.note]] },
        ...(declined.canAppeal ? [{ block: 'text', text: words.appeal } as const] : []),
        { block: 'link', text: see, url: pageOf(origin, declined) },
      ],
      calendar: null,
    };
  },
};

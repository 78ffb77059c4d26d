/** Mail about requests: to approvers, and to travelers. A link opens a request, it never decides. */
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { Language, Letter, MailContext } from '../../notify/letter.ts';
import type { MessageType } from '../../notify/message-type.ts';
import type { ReturnedFor } from '../requests/request.ts';
import { APPROVAL_WORDS, type News } from './texts.ts';

type About = {
  readonly key: string;
  readonly requestId: string;
  readonly code: string;
  readonly title: string;
  readonly price: Money;
  /** The other side's. */
  readonly name: string;
  /** Who travels, where it was sent for others. Older messages are without it. */
  readonly travelers?: readonly string[];
  /** To the company's fields. Older messages are without it. */
  readonly answers?: readonly FieldAnswer[];
};
/** `hours`: left to decide, of a reminder; null of a first request. `ifUndecided`: what happens then. */
export type ApprovalRequested = About & {
  readonly kind: 'approvalRequested';
  readonly hours: number | null;
  readonly decideBy: Instant;
  readonly ifUndecided: 'keep' | 'cancel' | 'mandate';
};
export type ApprovalNews = About & {
  readonly kind: 'approvalNews';
  readonly news: News;
  readonly returnedFor: ReturnedFor | null;
  readonly note: string | null;
  readonly bookingId: BookingId | null;
};

const linkTo = ({ requestId }: About, { origin }: MailContext) => `${origin}/approvals/${requestId}`;
const wordsIn = ({ locale }: Language) => APPROVAL_WORDS[locale];

const named = (travelers: readonly string[], { locale }: Language): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(travelers);
const travelerRows = (travelers: readonly string[], language: Language) => [
  [language.texts.labels.travelers(travelers.length), named(travelers, language)] as const,
];

const answerRows = (answers: readonly FieldAnswer[]) =>
  answers.map(({ label, value }) => [label, value] as const);

function untilOf(at: Instant, language: Language): string {
  const local = localAt(at, CREDIT_ZONE);
  const { locale } = language;
  return wordsIn(language).until(formatDate(local, locale, 'year'), formatTime(local, locale));
}

const letterTo = ({ person }: MailContext, subject: string, blocks: Letter['blocks']): Letter => ({
  to: person?.email ?? '',
  subject,
  blocks,
  calendar: null,
});

export const APPROVAL_REQUESTED: MessageType<ApprovalRequested> = {
  kind: 'approvalRequested',
  bookingId: () => null,
  write: (notice, context, language) => {
    const words = wordsIn(language);
    const { labels } = words;
    const { title, name, hours, code, travelers = [], answers = [] } = notice;
    const price = formatMoney(notice.price, language.locale);
    const until = untilOf(notice.decideBy, language);
    const { subject, heading, text } =
      hours === null
        ? words.requested({ title, name, price, travelers: named(travelers, language) })
        : words.reminder({ title, name, price, hours });
    const rows = [
      ...(travelers.length > 0 ? travelerRows(travelers, language) : ([[labels.traveler, name]] as const)),
      ...(travelers.length > 0 ? ([[labels.requester, name]] as const) : []),
      [labels.trip, title],
      [labels.price, price],
      [labels.dueBy, until],
      [labels.code, code],
      ...answerRows(answers),
    ] as const;
    return letterTo(context, subject, [
      { block: 'heading', text: heading },
      { block: 'text', text },
      { block: 'facts', rows },
      { block: 'text', text: words.undecided[notice.ifUndecided](until) },
      { block: 'link', text: words.open, url: linkTo(notice, context) },
      { block: 'text', text: words.signIn },
    ]);
  },
};

export const APPROVAL_NEWS: MessageType<ApprovalNews> = {
  kind: 'approvalNews',
  bookingId: () => null,
  reword: async (news, { titles }) => {
    const { bookingId } = news;
    const title = bookingId && (await titles([bookingId])).get(bookingId);
    return title ? { ...news, title } : news;
  },
  write: (news, context, language) => {
    const words = wordsIn(language);
    const { title, name, note, returnedFor, travelers = [], answers = [] } = news;
    const price = formatMoney(news.price, language.locale);
    const { subject, heading, text } = words.news[news.news]({ title, name, price });
    const rows = [...(travelers.length > 0 ? travelerRows(travelers, language) : []), ...answerRows(answers)];
    return letterTo(context, subject, [
      { block: 'heading', text: heading },
      { block: 'text', text },
      ...(returnedFor ? [{ block: 'text', text: words.returnedFor[returnedFor] } as const] : []),
      ...(rows.length > 0 ? [{ block: 'facts', rows } as const] : []),
      ...(note ? [{ block: 'facts', rows: [[words.labels.note, note]] } as const] : []),
      { block: 'link', text: words.open, url: linkTo(news, context) },
    ]);
  },
};

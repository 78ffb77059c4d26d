/** Mail about what waits for a decision: when it's sent, and 12, 4 and 1 hours before it's due. */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { Language, Letter, MailContext } from '#modules/platform/notify/letter.ts';
import {
  answerRows,
  inReadersWords,
  letterTo,
  linkTo,
  named,
  partsOf,
  priceOf,
  type Row,
  type Side,
  titleOf,
  travelerRows,
  wordsIn,
} from './letter-parts.ts';
import type { Waiting, WaitingPart } from './notice.ts';

export function writeWaiting(stored: Waiting, side: Side, context: MailContext, language: Language): Letter {
  const notice = inReadersWords(stored, language);
  const words = wordsIn(language);
  const parts = partsOf<WaitingPart>(notice);
  const { subject, heading, text } = headOf(notice, side, language);
  return letterTo(context, subject, [
    { block: 'heading', text: heading, tone: side === 'approver' || notice.hours !== null ? 'warn' : 'good' },
    { block: 'text', text },
    { block: 'facts', rows: rowsOf(notice, side, language) },
    ...ifUndecided(parts, language).map((sentence) => ({ block: 'text', text: sentence }) as const),
    { block: 'link', text: words.open, url: linkTo(notice, context) },
    ...(side === 'approver' ? [{ block: 'text', text: words.signIn } as const] : []),
  ]);
}

function headOf(notice: Waiting, side: Side, language: Language) {
  const words = wordsIn(language);
  const { name, hours, travelers = [] } = notice;
  const parts = partsOf<WaitingPart>(notice);
  const about = { name, title: titleOf(parts, words), price: priceOf(parts, language) };
  if (side === 'traveler') return hours === null ? words.waits(about) : words.waitsStill({ ...about, hours });
  if (hours !== null) return words.reminder({ ...about, hours });
  const request = { ...about, travelers: named(travelers, language) };
  const count = parts.length;
  return count > 1 ? words.requestedParts({ ...request, count }) : words.requested(request);
}

function rowsOf(notice: Waiting, side: Side, language: Language): readonly Row[] {
  const { labels } = wordsIn(language);
  const { name, travelers = [], answers } = notice;
  const parts = partsOf<WaitingPart>(notice);
  const asks: readonly Row[] =
    side === 'traveler' ? [] : [[travelers.length > 0 ? labels.requester : labels.traveler, name]];
  return [
    ...travelerRows(travelers, language),
    ...asks,
    ...(parts.length > 1 ? partRows(parts, language) : onePart(notice, language)),
    [labels.code, parts.map(({ code }) => code).join(', ')],
    ...answerRows(answers),
  ];
}

function onePart({ title, price, decideBy }: WaitingPart, language: Language): readonly Row[] {
  const { labels } = wordsIn(language);
  return [
    [labels.trip, title],
    [labels.price, formatMoney(price, language.locale)],
    [labels.dueBy, untilOf(decideBy, language)],
  ];
}

/** One row for each part, and when each is due where that differs. */
function partRows(parts: readonly WaitingPart[], language: Language): readonly Row[] {
  const { labels } = wordsIn(language);
  const dues = [...new Set(parts.map(({ decideBy }) => untilOf(decideBy, language)))];
  return [
    ...parts.map(({ title, price }): Row => [title, formatMoney(price, language.locale)]),
    [labels.total, priceOf(parts, language)],
    ...dues.map(
      (due): Row => [labels.dueBy, dues.length > 1 ? `${due} (${titlesDue(parts, due, language)})` : due],
    ),
  ];
}
const titlesDue = (parts: readonly WaitingPart[], due: string, language: Language): string =>
  named(
    parts.filter(({ decideBy }) => untilOf(decideBy, language) === due).map(({ title }) => title),
    language,
  );

/** Once for all parts to which the same happens. */
function ifUndecided(parts: readonly WaitingPart[], language: Language): readonly string[] {
  const { undecided } = wordsIn(language);
  const sentenceOf = (part: WaitingPart) => undecided[part.ifUndecided](untilOf(part.decideBy, language));
  const sentences = [...new Set(parts.map(sentenceOf))];
  if (sentences.length === 1) return sentences;
  return sentences.map((sentence) => {
    const titles = parts.filter((part) => sentenceOf(part) === sentence).map(({ title }) => title);
    return `${named(titles, language)}${language.locale === 'fr' ? '\u00a0: ' : ': '}${sentence}`;
  });
}

function untilOf(at: Instant, language: Language): string {
  const local = localAt(at, CREDIT_ZONE);
  const { locale } = language;
  return wordsIn(language).until(formatDate(local, locale, 'year'), formatTime(local, locale));
}

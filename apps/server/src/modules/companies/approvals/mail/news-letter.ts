/** Mail about what became of requests: of each part of a trip that was decided, or ended, at one time. */
import { formatMoney } from '@sojourn/domain/formats.ts';
import type { Language, Letter, MailContext } from '#modules/platform/notify/letter.ts';
import type { Tone } from '#modules/platform/notify/mail-layout.ts';
import {
  answerRows,
  inReadersWords,
  letterTo,
  linkTo,
  partsOf,
  priceOf,
  type Row,
  type Side,
  titleOf,
  travelerRows,
  wordsIn,
} from './letter-parts.ts';
import type { About, NewsPart } from './notice.ts';
import type { News } from './texts/words.ts';

type Notice = About<NewsPart>;
/** Booked, or stays so. */
const GOOD: readonly News[] = ['booked', 'kept', 'keptByTimeout'];
/** Something else may take its place. */
const REPLACED: readonly News[] = ['declined', 'rejected', 'canceledByTimeout', 'lapsed'];
const isReplaced = ({ news, returnedFor }: NewsPart): boolean =>
  REPLACED.includes(news) ||
  (returnedFor !== null && ['price', 'changed', 'unavailable'].includes(returnedFor));

export function writeNews(stored: Notice, side: Side, context: MailContext, language: Language): Letter {
  const notice = inReadersWords(stored, language);
  const words = wordsIn(language);
  const parts = partsOf<NewsPart>(notice);
  const { subject, heading } = headOf(notice, side, language);
  const rows = rowsOf(notice, side, language);
  const notes = [...new Set(parts.flatMap(({ note }) => note ?? []))];
  return letterTo(context, subject, [
    { block: 'heading', text: heading, tone: toneOf(parts) },
    ...parts.flatMap((part) => sentencesOf(notice, part, side, language)),
    ...(rows.length > 0 ? [{ block: 'facts', rows } as const] : []),
    ...(notes.length > 0
      ? [{ block: 'facts', rows: notes.map((note): Row => [words.labels.note, note]) } as const]
      : []),
    { block: 'link', text: words.open, url: linkTo(notice, context) },
    ...(side === 'traveler' ? otherLinks(parts, context, language) : []),
  ]);
}

/** Good where all of it is, bad where none is. */
function toneOf(parts: readonly NewsPart[]): Tone {
  const good = parts.filter(({ news }) => GOOD.includes(news)).length;
  if (good === parts.length) return 'good';
  return good > 0 || parts.some(({ news }) => news === 'returned' || news === 'notCanceled') ? 'warn' : 'bad';
}

function headOf(notice: Notice, side: Side, language: Language) {
  const words = wordsIn(language);
  const parts = partsOf<NewsPart>(notice);
  const title = titleOf(parts, words);
  const texts = side === 'traveler' ? words.news : words.forApprover;
  const ends = [...new Set(parts.map(({ news }) => news))];
  const [only] = ends;
  if (ends.length === 1 && only)
    return texts[only]({ name: notice.name, title, price: priceOf(parts, language) });
  return ends.some((news) => GOOD.includes(news)) ? words.inPart(title) : words.severalEnds(title);
}

function sentencesOf({ name }: Notice, part: NewsPart, side: Side, language: Language) {
  const words = wordsIn(language);
  const texts = side === 'traveler' ? words.news : words.forApprover;
  const price = formatMoney(part.price, language.locale);
  const { text } = texts[part.news]({ name, title: part.title, price });
  const why = side === 'traveler' && part.returnedFor ? [words.returnedFor[part.returnedFor]] : [];
  return [text, ...why].map((each) => ({ block: 'text', text: each }) as const);
}

/** Of several parts, what became of each at a glance. */
function rowsOf(notice: Notice, side: Side, language: Language): readonly Row[] {
  const words = wordsIn(language);
  const parts = partsOf<NewsPart>(notice);
  const texts = side === 'traveler' ? words.news : words.forApprover;
  const each = parts.map(({ title, price, news }): Row => {
    const amount = formatMoney(price, language.locale);
    return [title, `${texts[news]({ name: notice.name, title, price: amount }).heading}, ${amount}`];
  });
  return [
    ...(parts.length > 1 ? each : []),
    ...travelerRows(notice.travelers ?? [], language),
    ...answerRows(notice.answers),
  ];
}

function otherLinks(parts: readonly NewsPart[], context: MailContext, language: Language) {
  const words = wordsIn(language);
  return parts.filter(isReplaced).map((part) => {
    const text = parts.length > 1 ? words.otherFor(part.title) : words.other;
    return { block: 'link', text, url: `${linkTo(part, context)}/other` } as const;
  });
}

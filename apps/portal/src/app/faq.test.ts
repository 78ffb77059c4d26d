import { faqPart as car } from '@sojourn/products/car/pages/faq-part.ts';
import { faqPart as flight } from '@sojourn/products/flight/pages/faq-part.ts';
import { faqPart as hotel } from '@sojourn/products/hotel/pages/faq-part.ts';
import { expect, test } from 'vitest';
import { FAQ_TOPICS } from '#features/faq/data/topics.ts';
import { type RenderedTopic, searchTopics } from '#features/faq/faq.ts';
import { readTexts } from '../../build/catalog-files.ts';

const [en, fr] = [readTexts('en', 'faq'), readTexts('fr', 'faq')];
const TOPICS = [flight.topic, hotel.topic, car.topic, ...FAQ_TOPICS];

const text = (texts: Readonly<Record<string, string>>): RenderedTopic[] =>
  TOPICS.map(({ id, questions }) => ({
    id,
    title: texts[`faq.${id}.title`]!,
    questions: questions.map((question) => ({
      ...question,
      anchor: `${id}-${question.id}`,
      ask: texts[`faq.${id}.${question.id}.ask`]!,
      answer: texts[`faq.${id}.${question.id}.answer`]!,
    })),
  }));
const found = (texts: Readonly<Record<string, string>>, search: string): string[] =>
  searchTopics(text(texts), search).flatMap(({ questions }) => questions.map(({ anchor }) => anchor));
const every = TOPICS.flatMap(({ questions }) => questions);

test('every question has its words in both languages, and no words are left over', () => {
  const ids = TOPICS.flatMap(({ id, questions }) => [
    `faq.${id}.title`,
    ...questions.flatMap((question) => [
      `faq.${id}.${question.id}.ask`,
      `faq.${id}.${question.id}.answer`,
      ...(question.to ? [`faq.${id}.${question.id}.link`] : []),
    ]),
  ]);
  const topics = TOPICS.map(({ id }) => id).join('|');
  for (const texts of [en, fr]) {
    const given = Object.keys(texts).filter((id) => new RegExp(`^faq\\.(${topics})\\.`).test(id));
    expect(given.toSorted()).toEqual(ids.toSorted());
  }
});

test.each([
  ['', every.length],
  ['   ', every.length],
  ['xyzzy', 0],
])('%j finds %i', (search, count) => {
  expect(found(en, search)).toHaveLength(count);
});

test('words are found by their beginnings, in any order and whatever their letters', () => {
  expect(found(en, 'EXPIRE credit')).toContain('credits-expire');
  expect(found(en, 'refund cycles')).toEqual(['refunds-when']);
  expect(found(fr, 'credit expire')).toContain('credits-expire');
  expect(found(fr, 'déconnecté')).toEqual(found(fr, 'deconnecte'));
  // "age" is no beginning of "page" or "changed"
  expect(found(en, 'age')).not.toContain('refunds-when');
});

test('a topic’s name finds its questions', () => {
  expect(found(en, 'hotels').length).toBeGreaterThanOrEqual(5);
});

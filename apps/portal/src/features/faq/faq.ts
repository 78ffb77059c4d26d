/** What the questions are made of, and the search among them. Pure. */
import type { FaqQuestion } from '#shared/product/faq-part.ts';

/** In the words of the page's language. */
export type RenderedQuestion = FaqQuestion & {
  /** `#credits-expire` */
  readonly anchor: string;
  readonly ask: string;
  readonly answer: string;
};
export type RenderedTopic = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly RenderedQuestion[];
};

/** Small letters without accents, words apart: "Crédit échu" is "credit echu". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();

/**
 * The questions in which every word of the search begins a word of the question, its answer or its topic, in
 * their order; all of them when nothing is searched for.
 */
export function searchTopics(topics: readonly RenderedTopic[], search: string): RenderedTopic[] {
  const words = plain(search).split(' ').filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ ask, answer }) => {
        const text = ` ${plain(`${topic.title} ${ask} ${answer}`)}`;
        return words.every((word) => text.includes(` ${word}`));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

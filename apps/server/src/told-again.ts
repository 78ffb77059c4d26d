/**
 * Streamed answers that are told again, as they were, to whoever asks the same while they hold. The module
 * says what is the same and for how long; http keeps what it sent.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';

export type ToldAgain<Event> = AsyncIterable<Event> & {
  /** Who asks with the same words is told the same, whoever it is. */
  readonly question: string;
  /** After the last event: which of them are told again and while what is so; null when none are. */
  readonly again: () => { readonly events: readonly Event[]; readonly holds: () => boolean } | null;
};

export const isToldAgain = (answer: AsyncIterable<unknown>): answer is ToldAgain<unknown> =>
  'again' in answer;

/** Whether the same question would have this answer at a moment; null where nobody can say. */
export type Holds = ((now: Instant) => boolean) | null;

type Told = { readonly type: string; readonly complete?: boolean };
type Last<Event> = Map<string, Event>;
/** Apart: a generator made for each request would keep what it closes over as long as its own kind. */
async function* noting<Event extends Told>(last: Last<Event>, events: AsyncIterable<Event>) {
  for await (const event of events) {
    last.set(event.type, event);
    yield event;
  }
}

/** Made apart too, so that what is kept for long does not hold on to the answers themselves. */
const allHold = (clock: Clock, answers: readonly NonNullable<Holds>[]) => (): boolean => {
  const now = clock.now();
  return answers.every((holds) => holds(now));
};

/**
 * A search whose last page and end are told again while every supplier would answer the same; `question` is
 * all that the answer depends on but the time, and `answered` what the last page was made of.
 */
export function toldAgain<Event extends Told>(
  clock: Clock,
  question: object,
  events: AsyncIterable<Event>,
  answered: () => readonly { readonly holds: Holds }[],
): ToldAgain<Event> {
  const last: Last<Event> = new Map();
  const again = () => {
    const [page, done] = [last.get('page'), last.get('done')];
    const holding = answered().flatMap(({ holds }) => holds ?? []);
    if (page === undefined || !done?.complete) return null;
    if (holding.length < answered().length) return null;
    return { events: [page, done], holds: allHold(clock, holding) };
  };
  return Object.assign(noting(last, events), { question: JSON.stringify(question), again });
}

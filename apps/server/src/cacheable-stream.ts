/** Streamed answers that http may cache: the module says what the answer depends on. */
export type CacheableStream<Event> = AsyncIterable<Event> & {
  /** Everything the answer depends on except time and sales. Customers who ask the same share it. */
  readonly cacheKey: string;
  /** After the last event: the events a repeat is answered with; null when a supplier didn't answer. */
  readonly finalEvents: () => readonly Event[] | null;
};

export const isCacheable = (answer: AsyncIterable<unknown>): answer is CacheableStream<unknown> =>
  'cacheKey' in answer;

type SearchEvent = { readonly type: string; readonly complete?: boolean };
/** A function of its own, so that a cached answer doesn't hold on to what the caller closes over. */
async function* rememberLast<Event extends SearchEvent>(
  last: Map<string, Event>,
  events: AsyncIterable<Event>,
) {
  for await (const event of events) {
    last.set(event.type, event);
    yield event;
  }
}

/** A search whose last page answers the same question again. `question`: without the time. */
export function cacheableStream<Event extends SearchEvent>(
  question: object,
  events: AsyncIterable<Event>,
): CacheableStream<Event> {
  const last = new Map<string, Event>();
  const finalEvents = () => {
    const [page, done] = [last.get('page'), last.get('done')];
    return page !== undefined && done?.complete ? [page, done] : null;
  };
  return Object.assign(rememberLast(last, events), { cacheKey: JSON.stringify(question), finalEvents });
}

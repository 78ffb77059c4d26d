/** The searches of a package's parts, as the products answer them, and the end of their streams. */
import type { Actor, Handlers, RequestContext } from '@sojourn/server/context.ts';

export type PartSearches = Pick<Handlers, 'searchFlights' | 'getFlightOption' | 'searchStays'>;

/** What a part's search is asked as. */
export type Caller = {
  readonly actor: Actor;
  readonly context: RequestContext;
  readonly params: undefined;
  readonly query: undefined;
};

type SearchEvent = { readonly type: string };
type PageOf<E> = Extract<E, { readonly type: 'page' }>;

/** The last page that a stream comes to; null: it has none. `isComplete`: every supplier answered. */
export async function lastPage<E extends SearchEvent & { readonly complete?: boolean | undefined }>(
  events: AsyncIterable<E>,
): Promise<{ readonly page: PageOf<E> | null; readonly isComplete: boolean }> {
  let page: PageOf<E> | null = null;
  let isComplete = false;
  for await (const event of events) {
    if (event.type === 'page') page = event as PageOf<E>;
    if (event.type === 'done') isComplete = event.complete === true;
  }
  return { page, isComplete };
}

import type { Locale } from '@sojourn/contract/primitives.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import { rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { Reviewer, ReviewSort } from '#hotel/rules/reviews/guest-reviews.ts';
import type { StayReviews } from '#hotel/wire/stay-detail.ts';
import type { SearchDeps } from './deps.ts';

type ReviewsInput = {
  readonly stayId: string;
  readonly sort?: ReviewSort | undefined;
  readonly reviewer?: Reviewer | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly locale?: Locale | undefined;
};

/** Refuses NotFound and SuppliersUnavailable. */
export async function listStayReviews(
  deps: Pick<SearchDeps, 'clock' | 'suppliers' | 'limits' | 'log'>,
  input: ReviewsInput,
  context: RequestContext,
): Promise<{ list: StayReviews | null }> {
  const supplier = deps.suppliers.find((each) => each.sells(input.stayId));
  if (supplier === undefined) refuse('NotFound');
  if (supplier.reviews === undefined) return { list: null };
  const request = {
    ...input,
    sort: input.sort ?? 'newest',
    offset: input.offset ?? 0,
    limit: input.limit ?? 10,
    locale: input.locale ?? 'en',
    now: deps.clock.now(),
  };
  const asking = { ...deps, suppliers: [supplier] };
  const [list] = await answersOf(
    asking,
    async (each, call) => each.reviews?.(request, call) ?? rejected({ reason: 'NotFound' as const }),
    context,
  );
  return { list: list ?? refuse('SuppliersUnavailable') };
}

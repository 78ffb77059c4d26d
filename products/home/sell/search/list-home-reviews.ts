import type { Locale } from '@sojourn/contract/primitives.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { askOne, type HomeSearchDeps, requireHomes, requireSupplier } from './deps.ts';

type ReviewsInput = {
  readonly homeId: string;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly locale?: Locale | undefined;
};

/** The newest first. Refuses NotFound and SuppliersUnavailable. */
export async function listHomeReviews(
  deps: HomeSearchDeps,
  { homeId, offset = 0, limit = 10, locale = 'en' }: ReviewsInput,
  context: RequestContext,
) {
  requireHomes(deps, context);
  const ask = { homeId, offset, limit, locale, now: deps.clock.now() };
  const { total, reviews } = await askOne(
    deps,
    requireSupplier(deps, homeId),
    (each, call) => each.reviews(ask, call),
    context,
    () => refuse('NotFound'),
  );
  return { total, reviews: [...reviews] };
}

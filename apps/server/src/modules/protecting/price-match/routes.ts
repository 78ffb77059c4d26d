/** The calls of price match, of customers and of the desk. */
import type { deskMatchCalls, priceMatchCalls } from '@sojourn/contract/price-match.ts';
import type { Handlers } from '#context.ts';
import { appealPriceMatch } from './appeal-match.ts';
import { claimPriceMatch } from './claim-match.ts';
import { decidePriceMatch, getDeskPriceMatch } from './decide-match.ts';
import { getPriceMatch } from './get-match.ts';
import type { MatchDeps } from './product.ts';

export const priceMatchRoutes = (
  deps: MatchDeps,
): Pick<Handlers, keyof typeof priceMatchCalls | keyof typeof deskMatchCalls> => ({
  getPriceMatch: ({ params, actor }) => getPriceMatch(deps, params.bookingId, actor),
  claimPriceMatch: ({ params, input, actor }) => claimPriceMatch(deps, params.bookingId, input, actor),
  appealPriceMatch: ({ params, input, actor }) => appealPriceMatch(deps, params.bookingId, input, actor),
  getDeskPriceMatch: ({ params, actor }) => getDeskPriceMatch(deps, params.caseId, actor),
  decidePriceMatch: ({ params, input, actor }) => decidePriceMatch(deps, params.caseId, input, actor),
});

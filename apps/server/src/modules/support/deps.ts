import type { CancellationDeps } from '../cancellation/product.ts';

/** What an accepted offer needs to cancel a trip is in it. */
export type SupportDeps = CancellationDeps & {
  /** The kinds of cases whose customers know of them. */
  readonly visibleCases: readonly string[];
};

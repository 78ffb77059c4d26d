/** What finding and booking another flight needs from outside. */
import type { BookingId, CaseId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import type { PayDeps } from '#modules/selling/booking/deps.ts';
import type { DisruptionDeps, DisruptionJobDeps } from '../product.ts';
import type { ReplacingProduct } from './product.ts';

type ReplacingProducts = { readonly [P in Product]: ReplacingProduct };
export type PlanJobDeps = DisruptionJobDeps & {
  readonly products: DisruptionJobDeps['products'] & ReplacingProducts;
};
export type RebookDeps = DisruptionDeps &
  PayDeps & {
    /** The case in which a person goes on with it: the open one, or a new one. */
    readonly askForHelp: (
      bookingId: BookingId,
      help: { readonly about: 'disruption'; readonly code: string },
      actor: Actor,
    ) => Promise<{ readonly caseId: CaseId }>;
    readonly products: DisruptionDeps['products'] & PayDeps['products'] & ReplacingProducts;
  };

/** How a product's prices are frozen (methods, as in product.ts). */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import type { FrozenPrice, SimilarTrip } from '@sojourn/contract/price-freezes.ts';
import type { FreezeCredit } from '@sojourn/domain/protections/freeze-credits.ts';
import type { Sale } from './sale.ts';

type FrozenTrip = Pick<FrozenPrice, 'detail' | 'art' | 'startsOn' | 'endsOn'>;
export type Freezing<S extends Sale = Sale> = {
  /** Travelers or rooms. */
  covered(request: S['request']): number;
  /** The same for every request for the same trip, whatever else is asked for. */
  fitKey(request: S['request']): string;
  /** The flights and their fare, or the room; its days, and its picture. */
  shown(sale: Pick<S, 'request' | 'offer'>): FrozenTrip;
  /** The flights of something like it, or the hotel's stars. */
  similarFacts(sale: Pick<S, 'request' | 'offer'>): Pick<SimilarTrip, 'slices' | 'stars'>;
  /** Where the same and what's like it are searched. */
  search(sale: Pick<S, 'request' | 'offer'>): FrozenPrice['search'];
  /** What its two credits are called, and both together where that has a name (B §3). */
  readonly credits: {
    readonly fee: FreezeCredit;
    readonly cover: FreezeCredit;
    readonly both: FreezeCredit | null;
  };
  /** Why a frozen price isn't booked (B §8), in the product's own codes. */
  readonly refusals: Readonly<
    Record<'soldOut' | 'nothingLikeIt' | 'unanswered' | 'failed' | 'params', ErrorCode>
  >;
  /** More frozen prices than one person uses within a day are refused; null: no limit. */
  readonly dayLimit: { readonly most: number; readonly refusal: ErrorCode } | null;
};

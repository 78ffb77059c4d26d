import type { WatchInput } from '@sojourn/contract/watches.ts';
import type { Product, WireProduct } from '@sojourn/products/product-list.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

type InputOf<P extends Product> = Extract<WatchInput, { product: WireProduct<P> }>;

/** A watched price of the product, in the list of watched trips. */
export type WatchPart<P extends Product = Product> = {
  /** How many people, and the text that says so by `count`. */
  readonly count: (input: InputOf<P>) => number;
  readonly people: MessageId;
  /** Where the same is searched again. */
  readonly path: string;
  readonly search: (input: InputOf<P>) => FlatSearch;
  /** On the button that goes there. */
  readonly open: MessageId;
};

import type { Product } from '@sojourn/products/product-list.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

/** Whose words a list of results uses: the catalogs of all products have the same ids behind these. */
type WordsOf<Id> = Id extends `${infer Words}.progress` ? Words : never;
export type ResultsWords = WordsOf<Extract<MessageId, `${Product}Results.progress`>>;

import type { MessageChunk } from '@sojourn/web/text/locale.tsx';

/**
 * What a page of a feature gets from a product, in a file of its own that comes with that page: the router
 * loads it, with its texts, beside the page's code.
 */
export type ProductPart<Part> = {
  readonly messages: readonly MessageChunk[];
  readonly load: () => Promise<void>;
  /** Only on a page that names the part. */
  readonly get: () => Part;
};

export function productPart<Part>(
  messages: readonly MessageChunk[],
  fetchPart: () => Promise<Part>,
): ProductPart<Part> {
  let part: Part | undefined;
  return {
    messages,
    load: async () => {
      part ??= await fetchPart();
    },
    get: () => {
      if (part === undefined) throw new Error('the page did not load this part of the product');
      return part;
    },
  };
}

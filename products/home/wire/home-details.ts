/** What the host knows of the guest, as it can be edited. */
import { personName, plainText } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';

export const homeDetails = z.object({
  kind: z.literal(WIRE_PRODUCTS.home),
  guest: z.object({ firstName: personName, lastName: personName }),
  /** What the host reads before the stay. */
  message: plainText(1000).transform((text) => text.trim()),
});
export type HomeDetails = z.output<typeof homeDetails>;

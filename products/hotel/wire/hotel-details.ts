/** What the hotel knows of its lead guest, as it can be edited; names are changed with the stay. */
import { loyaltyNumber } from '@sojourn/contract/payment-draft.ts';
import { plainText } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';

export const hotelDetails = z.object({
  kind: z.literal(WIRE_PRODUCTS.hotel),
  loyaltyNumber,
  requests: plainText(500).transform((text) => text.trim()),
});
export type HotelDetails = z.output<typeof hotelDetails>;

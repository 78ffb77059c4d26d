/** Saved cards: the vault's tokens with what may be shown of them. A card number never crosses this API. */
import { z } from 'zod';
import { call } from './call.ts';
import { idOf } from './primitives.ts';

export const CARD_BRANDS = [
  'visa',
  'master',
  'american_express',
  'diners_club',
  'discover',
  'jcb',
  'dankort',
  'maestro',
] as const;
export const paymentMethod = z.object({
  paymentId: idOf('pay'),
  label: z.string(),
  brand: z.enum(CARD_BRANDS),
  lastFour: z.string().length(4),
  expiry: z.object({ month: z.int().min(1).max(12), year: z.int() }),
  expired: z.boolean(),
  holder: z.string(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const paymentMethodCalls = {
  listPaymentMethods: call({
    method: 'PUT',
    path: '/paymentMethods/list',
    summary: 'Saved cards (A §7)',
    auth: 'customer',
    readOnly: true,
    input: z.object({}),
    output: z.object({ value: z.array(paymentMethod) }),
    errors: [],
  }),
} as const;

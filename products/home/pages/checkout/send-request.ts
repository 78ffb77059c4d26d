import type { CheckoutRequest } from '@sojourn/portal/shared/product/checkout-part.ts';
import { api } from '@sojourn/web/api/api.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';

/** What is sent to a host who is asked first; null where it's booked at once. */
export function requestOfHome({ booking, checkoutId }: HomeCheckout): CheckoutRequest | null {
  if (booking === 'instant') return null;
  return {
    label: textRef('home.checkout.request.label'),
    short: textRef('home.checkout.request.short'),
    busy: textRef('home.checkout.request.sending'),
    when: textRef('home.checkout.request.when'),
    send: async (input, idempotencyKey) => {
      const answer = await api.sendHomeRequest({ params: { checkoutId }, input }, { idempotencyKey });
      return answer.result === 'Sent'
        ? { page: `/homes/requests/${answer.requestId}` }
        : { failure: answer.failure };
    },
  };
}

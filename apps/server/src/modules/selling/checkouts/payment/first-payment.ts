/** What a new checkout of any product begins with: how to reach the person, and nothing that pays yet. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import { isPhoneNumber, PHONE_MAX } from '@sojourn/domain/travelers/contact.ts';
import type { Actor } from '#context.ts';

export const firstPayment = ({ email }: Actor): PaymentDraft => ({
  email,
  phone: '',
  offerId: null,
  credits: [],
  miles: [],
  paymentId: null,
  termsAccepted: false,
  customFields: {},
});

/** What a draft can be paid with; anything else that the bank has is left to be typed. */
export function payablePhone(phone: string): string {
  const number = phone.trim();
  return number.length <= PHONE_MAX && isPhoneNumber(number) ? number : '';
}

/** As if nobody had typed anything; what was agreed to for one traveler isn't agreed to for the next. */
export const FORGOTTEN_PAYMENT = {
  email: '',
  phone: '',
  termsAccepted: false,
  customFields: {},
} satisfies Partial<PaymentDraft>;

/** What is typed in every checkout: how to reach the traveler, what pays, and what that must be. */
import { isEmailAddress, isPhoneNumber, PHONE_MAX, tidyPhone } from '@sojourn/domain/travelers/contact.ts';
import { z } from 'zod';
import { typedFields } from './custom-fields.ts';
import { idOf } from './primitives.ts';

export const paymentDraft = z.object({
  email: z.string().max(254),
  phone: z.string().max(PHONE_MAX),
  /** What pays before the card does; null or empty: nothing of it. */
  offerId: idOf('off').nullable(),
  /** In the order in which they pay; null: as much as fits. */
  credits: z
    .array(
      z.object({
        creditId: z.union([idOf('crd'), idOf('acr'), idOf('frz'), idOf('frc')]),
        amountMinor: z.int().min(0).max(1_000_000_000).nullable(),
      }),
    )
    .max(20),
  /** Units of rewards: one pays one cent. */
  miles: z
    .array(z.object({ accountReferenceId: z.string().max(80), units: z.int().min(0).max(1_000_000_000) }))
    .max(8),
  /** The card that pays what is left. */
  paymentId: z.string().max(64).nullable(),
  termsAccepted: z.boolean(),
  /** The company's own fields; empty outside companies. */
  customFields: typedFields,
});
export type PaymentDraft = z.output<typeof paymentDraft>;

/**
 * What a draft must be to be paid for; each failing path is a field of `CheckoutIncomplete`. A card is
 * missing only when something is left for it.
 */
export const completePayment = {
  email: z.string().trim().max(254).refine(isEmailAddress, { error: 'form' }),
  phone: z.string().max(PHONE_MAX).transform(tidyPhone).refine(isPhoneNumber, { error: 'form' }),
  paymentId: idOf('pay').nullable(),
  termsAccepted: z.literal(true),
};

/** Of the products that have them, so that each means the same everywhere. */
export const loyaltyNumber = z.string().max(30);
/** They book it although they have one for these times already. */
export const duplicateAccepted = z.boolean();

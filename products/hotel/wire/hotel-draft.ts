/** What is typed in a hotel's checkout, half-filled, and what it must be to be paid for. */
import { completePayment, loyaltyNumber, paymentDraft } from '@sojourn/contract/payment-draft.ts';
import { personName, plainText, typedName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';

export const hotelDraft = paymentDraft.extend({
  /** One lead guest for each room. */
  guests: z.array(z.object({ firstName: typedName, lastName: typedName })).max(8),
  /** The lead guest's age on the day of check-in, as hotels ask for a minimum. */
  leadGuestAge: z.int().min(0).max(120).nullable(),
  loyaltyNumber,
  requests: plainText(500),
});
export type HotelDraft = z.output<typeof hotelDraft>;

export const completeHotelDraft = hotelDraft.extend({
  ...completePayment,
  guests: z
    .array(z.object({ firstName: personName, lastName: personName }))
    .min(1)
    .max(8),
  leadGuestAge: z.int().min(0).max(120),
});

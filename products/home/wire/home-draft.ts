/** What is typed in a home's checkout, half-filled, and what it must be to be paid for. */
import { completePayment, duplicateAccepted, paymentDraft } from '@sojourn/contract/payment-draft.ts';
import { personName, plainText, typedName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';

export const homeDraft = paymentDraft.extend({
  /** Who checks in and whom the host meets. */
  guest: z.object({ firstName: typedName, lastName: typedName }),
  /** What the host reads with the request, or before the stay. */
  message: plainText(1000),
  /** The house rules were read. */
  rulesAccepted: z.boolean(),
  duplicateAccepted,
});
export type HomeDraft = z.output<typeof homeDraft>;

export const completeHomeDraft = homeDraft.extend({
  ...completePayment,
  guest: z.object({ firstName: personName, lastName: personName }),
  rulesAccepted: z.literal(true),
});

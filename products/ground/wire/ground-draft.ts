/** What is typed in a ride's checkout, half-filled, and what it must be to be paid for. */
import { completePayment, duplicateAccepted, paymentDraft } from '@sojourn/contract/payment-draft.ts';
import { personName, plainText, typedName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';

export const groundDraft = paymentDraft.extend({
  /** Whose name is on the sign. */
  rider: z.object({ firstName: typedName, lastName: typedName }),
  /** That the driver follows; empty until it's typed, and where there's none. */
  rideFlight: z.string().max(8),
  /** Street and number, where the place alone isn't an address. */
  rideAddress: plainText(120),
  /** To the operator; may be empty. */
  driverNote: plainText(500),
  duplicateAccepted,
});
export type GroundDraft = z.output<typeof groundDraft>;

/** Flight and address are held against the ride besides (`prepareGround`). */
export const completeGroundDraft = groundDraft.extend({
  ...completePayment,
  rider: z.object({ firstName: personName, lastName: personName }),
});

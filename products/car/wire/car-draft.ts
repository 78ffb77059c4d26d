/** What is typed in a car's checkout, half-filled, and what it must be to be paid for. */
import {
  completePayment,
  duplicateAccepted,
  loyaltyNumber,
  paymentDraft,
} from '@sojourn/contract/payment-draft.ts';
import { idOf, personName, typedName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';

export const carDraft = paymentDraft.extend({
  /** The first is the main driver; as many more as additional drivers were chosen. */
  drivers: z
    .array(
      z.object({
        /** The saved traveler that it was filled from; null for one that is typed. */
        personId: idOf('trv').nullable(),
        firstName: typedName,
        lastName: typedName,
      }),
    )
    .max(6),
  /** ISO 3166 of two letters: the country of the main driver's license. */
  licenseCountry: z.string().max(2),
  loyaltyNumber,
  /** `TP 216`, so that the desk waits when it is late. */
  flightNumber: z.string().max(12),
  duplicateAccepted,
});
export type CarDraft = z.output<typeof carDraft>;

/** The loyalty number is held against the program besides (`checkLoyaltyNumber`). */
export const completeCarDraft = carDraft.extend({
  ...completePayment,
  drivers: z
    .array(z.object({ personId: idOf('trv').nullable(), firstName: personName, lastName: personName }))
    .min(1)
    .max(6),
  licenseCountry: z.string().regex(/^[A-Z]{2}$/),
  flightNumber: z
    .string()
    .trim()
    .max(12)
    .regex(/^$|^[A-Za-z0-9]{2}\s?\d{1,4}[A-Za-z]?$/),
});

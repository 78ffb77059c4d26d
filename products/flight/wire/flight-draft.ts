/** What is typed in a flight's checkout, half-filled, and what it must be to be paid for. */
import { completePayment, duplicateAccepted, paymentDraft } from '@sojourn/contract/payment-draft.ts';
import { completeTraveler, travelerDraft } from '@sojourn/contract/travelers.ts';
import { z } from 'zod';

export const flightDraft = paymentDraft.extend({
  /** In the order Adults, Children, SeatedInfants, LapInfants; as many as the party. */
  travelers: z.array(travelerDraft).max(9),
  duplicateAccepted,
});
export type FlightDraft = z.output<typeof flightDraft>;

/** Ages, documents and programs are held against the flights besides (`checkTravelers`). */
export const completeFlightDraft = flightDraft.extend({
  ...completePayment,
  travelers: z.array(completeTraveler).min(1).max(9),
});

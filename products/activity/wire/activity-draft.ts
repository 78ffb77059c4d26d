/** What is typed in an activity's checkout, half-filled, and what it must be to be paid for. */
import { completePayment, duplicateAccepted, paymentDraft } from '@sojourn/contract/payment-draft.ts';
import { personName, plainText, typedName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { pickupChoice } from './activities.ts';

export const activityDraft = paymentDraft.extend({
  /** Who the guide asks for. */
  lead: z.object({ firstName: typedName, lastName: typedName }),
  /** One of the option's; empty until it's chosen, and where nobody guides. */
  language: z.string().max(2),
  pickup: pickupChoice,
  /** To the operator's questions. */
  answers: z.array(z.object({ questionId: z.string().max(40), text: plainText(300) })).max(20),
  /** They book it although it clashes with their trip: the booking remembers it. */
  clashAccepted: z.boolean(),
  duplicateAccepted,
});
export type ActivityDraft = z.output<typeof activityDraft>;

/** Language, pickup and answers are held against the option besides (`prepareActivity`). */
export const completeActivityDraft = activityDraft.extend({
  ...completePayment,
  lead: z.object({ firstName: personName, lastName: personName }),
});

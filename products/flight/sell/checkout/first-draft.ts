/** What a checkout of flights begins with: what is known of the person. */
import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import type { Actor } from '@sojourn/server/context.ts';
import {
  firstPayment,
  payablePhone,
} from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import { type PassengerCounts, typesOf } from '#flight/rules/travelers/travelers.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';

/** `phone`: as the bank knows it; empty for none. */
export const firstFlightDraft = (actor: Actor, party: PassengerCounts, phone: string): FlightDraft => ({
  ...firstPayment(actor),
  phone: payablePhone(phone),
  travelers: typesOf(party).map((type, i) => {
    const name = i === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : {};
    return { ...emptyTraveler(type), ...name };
  }),
  duplicateAccepted: false,
});

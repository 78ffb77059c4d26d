/** What a new checkout begins with: what is known of the person. */
import type { FlightDraft, PaymentDraft, StayDraft } from '@sojourn/contract/checkout-drafts.ts';
import { emptyTraveler } from '@sojourn/contract/travelers.ts';
import { type PassengerCounts, typesOf } from '@sojourn/domain/flights/travelers.ts';
import type { Actor } from '../../context.ts';

const firstPayment = ({ email }: Actor): PaymentDraft => ({
  email,
  phone: '',
  offerId: null,
  credits: [],
  miles: [],
  paymentId: null,
  termsAccepted: false,
});

export const firstStayDraft = (actor: Actor, roomCount: number): StayDraft => ({
  ...firstPayment(actor),
  guests: Array.from({ length: roomCount }, (_, room) =>
    room === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : { firstName: '', lastName: '' },
  ),
  leadGuestAge: null,
  loyaltyNumber: '',
  requests: '',
});

/** What a draft can be paid with; anything else that the bank has is left to be typed. */
const PHONE = /^\+?[0-9 ()./-]{6,24}$/;

/** `phone`: as the bank knows it; empty for none. */
export const firstFlightDraft = (actor: Actor, party: PassengerCounts, phone: string): FlightDraft => ({
  ...firstPayment(actor),
  phone: PHONE.test(phone.trim()) ? phone.trim() : '',
  travelers: typesOf(party).map((type, i) => {
    const name = i === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : {};
    return { ...emptyTraveler(type), ...name };
  }),
  duplicateAccepted: false,
});

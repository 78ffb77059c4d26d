/** What a new checkout begins with: what is known of the person. */
import type { FlightDraft, HotelDraft, PaymentDraft } from '@sojourn/contract/checkout-drafts.ts';
import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import { type PassengerCounts, typesOf } from '@sojourn/domain/products/flight/travelers.ts';
import { isPhoneNumber } from '@sojourn/domain/travelers/contact.ts';
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

export const firstStayDraft = (actor: Actor, roomCount: number): HotelDraft => ({
  ...firstPayment(actor),
  guests: Array.from({ length: roomCount }, (_, room) =>
    room === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : { firstName: '', lastName: '' },
  ),
  leadGuestAge: null,
  loyaltyNumber: '',
  requests: '',
});

/** Signs that a draft has room for. */
const PHONE_MAX = 24;

/** What a draft can be paid with; anything else that the bank has is left to be typed. */
function payableOf(phone: string): string {
  const number = phone.trim();
  return number.length <= PHONE_MAX && isPhoneNumber(number) ? number : '';
}

/** `phone`: as the bank knows it; empty for none. */
export const firstFlightDraft = (actor: Actor, party: PassengerCounts, phone: string): FlightDraft => ({
  ...firstPayment(actor),
  phone: payableOf(phone),
  travelers: typesOf(party).map((type, i) => {
    const name = i === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : {};
    return { ...emptyTraveler(type), ...name };
  }),
  duplicateAccepted: false,
});

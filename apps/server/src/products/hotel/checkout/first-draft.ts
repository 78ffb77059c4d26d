/** What a checkout of a stay begins with: what is known of the person. */
import type { HotelDraft } from '@sojourn/contract/products/hotel/hotel-draft.ts';
import { firstPayment } from '#modules/checkouts/first-payment.ts';
import type { Actor } from '../../../context.ts';

export const firstStayDraft = (actor: Actor, roomCount: number): HotelDraft => ({
  ...firstPayment(actor),
  guests: Array.from({ length: roomCount }, (_, room) =>
    room === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : { firstName: '', lastName: '' },
  ),
  leadGuestAge: null,
  loyaltyNumber: '',
  requests: '',
});

/** What is typed in a checkout, half-filled, and what it must be to be paid for. */
import { isEmailAddress, isPhoneNumber } from '@sojourn/domain/travelers/contact.ts';
import { z } from 'zod';
import { idOf, personName } from './primitives.ts';
import { carDraftFields, completeCarFields } from './products/car/car-checkout.ts';
import { completeTraveler, travelerDraft } from './travelers.ts';

/** Of every product: how to reach the traveler, and what pays. */
export const paymentDraft = z.object({
  email: z.string().max(254),
  phone: z.string().max(24),
  /** What pays before the card does; null or empty: nothing of it. */
  offerId: idOf('off').nullable(),
  /** In the order in which they pay; null: as much as fits. */
  credits: z
    .array(z.object({ creditId: idOf('crd'), amountMinor: z.int().min(0).max(1_000_000_000).nullable() }))
    .max(20),
  /** Units of rewards: one pays one cent. */
  miles: z
    .array(z.object({ accountReferenceId: z.string().max(80), units: z.int().min(0).max(1_000_000_000) }))
    .max(8),
  /** The card that pays what is left. */
  paymentId: z.string().max(64).nullable(),
  termsAccepted: z.boolean(),
});
export type PaymentDraft = z.output<typeof paymentDraft>;

export const stayDraft = paymentDraft.extend({
  /** One lead guest for each room. */
  guests: z.array(z.object({ firstName: z.string().max(60), lastName: z.string().max(60) })).max(8),
  /** The lead guest's age on the day of check-in, as hotels ask for a minimum. */
  leadGuestAge: z.int().min(0).max(120).nullable(),
  loyaltyNumber: z.string().max(30),
  requests: z.string().max(500),
});
export type HotelDraft = z.output<typeof stayDraft>;

export const flightDraft = paymentDraft.extend({
  /** In the order Adults, Children, SeatedInfants, LapInfants; as many as the party. */
  travelers: z.array(travelerDraft).max(9),
  /** They go although they are booked on these flights already. */
  duplicateAccepted: z.boolean(),
});
export type FlightDraft = z.output<typeof flightDraft>;
export const carDraft = paymentDraft.extend(carDraftFields);
export type CarDraft = z.output<typeof carDraft>;
export type CheckoutDraft = HotelDraft | FlightDraft | CarDraft;

/** What is typed into either; a field that the product does not have is refused. */
export const typedDraft = stayDraft.extend(flightDraft.shape).extend(carDraft.shape).partial();
export type TypedDraft = z.output<typeof typedDraft>;

/**
 * What a draft must be to be paid for; each failing path is a field of `CheckoutIncomplete`. A card is
 * missing only when something is left for it.
 */
const complete = {
  email: z.string().trim().max(254).refine(isEmailAddress, { error: 'form' }),
  phone: z.string().trim().max(24).refine(isPhoneNumber, { error: 'form' }),
  paymentId: idOf('pay').nullable(),
  termsAccepted: z.literal(true),
};
export const completeHotelDraft = stayDraft.extend({
  ...complete,
  guests: z
    .array(z.object({ firstName: personName, lastName: personName }))
    .min(1)
    .max(8),
  leadGuestAge: z.int().min(0).max(120),
});
/** Ages, documents and programs are held against the flights besides (`checkTravelers`). */
export const completeFlightDraft = flightDraft.extend({
  ...complete,
  travelers: z.array(completeTraveler).min(1).max(9),
});
/** The loyalty number is held against the program besides (`checkLoyaltyNumber`). */
export const completeCarDraft = carDraft.extend({ ...complete, ...completeCarFields });

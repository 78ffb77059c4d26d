/** What a saved traveler says of the main driver of a rental. Pure. */
import type { CarCheckout } from '@sojourn/contract/products/car/car-checkout.ts';
import type { CarDraft } from '@sojourn/contract/products/car/car-draft.ts';
import type { Person } from '@sojourn/contract/travelers.ts';
import { dateOf } from '@sojourn/domain/products/car/rental-days.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import {
  type Contact,
  contactOfLead,
  type KnownContact,
  untouchedSince,
} from '#features/checkout/contact/contact-fill.ts';

const NOBODYS = { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' };

/** Their age at pick-up, where it's known and the rental is priced for another; fees go by it. */
export function otherAge(
  { birthdate }: Pick<Person, 'birthdate'>,
  { rental, options }: Pick<CarCheckout, 'rental' | 'options'>,
): number | undefined {
  const age = birthdate === '' ? options.driverAge : ageOn(birthdate, dateOf(rental.pickUp.at));
  return age === options.driverAge ? undefined : age;
}

/** Email and phone of who books, as far as nothing is typed since the page was opened. */
export const ownContact = (
  own: Person | undefined,
  opened: Contact,
  now: CarDraft,
  known: KnownContact,
): Partial<Contact> => contactOfLead(own ?? NOBODYS, now, known, untouchedSince(opened, now));

/** What a saved traveler says of the main driver of a rental. Pure. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import {
  type Contact,
  contactOfLead,
  type KnownContact,
  untouchedSince,
} from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import { dateOf } from '#car/rules/rental-days.ts';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import type { CarDraft } from '#car/wire/car-draft.ts';

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

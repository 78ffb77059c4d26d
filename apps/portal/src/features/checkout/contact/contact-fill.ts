/**
 * How the lead traveler is reached, as far as it is known: their own saved details, else the account's. What
 * stands in a field counts as untouched while it is empty or one of these: nothing typed is lost. Pure.
 */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { Person } from '@sojourn/contract/travelers.ts';
import { isEmailAddress, isPhoneNumber, PHONE_MAX } from '@sojourn/domain/travelers/contact.ts';

export type Contact = Pick<PaymentDraft, 'email' | 'phone'>;
export type ContactField = keyof Contact;
type Reached = Pick<Person, 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber'>;
export type KnownContact = {
  /** As the bank knows it; empty for what it does not, or is not asked for. */
  readonly account: Contact;
  readonly travelers: readonly Reached[];
};

const FITS: Readonly<Record<ContactField, (text: string) => boolean>> = {
  email: isEmailAddress,
  phone: (text) => text.length <= PHONE_MAX && isPhoneNumber(text),
};

/** What can be paid with of a saved traveler's own; empty where there is none. */
function ownOf(person: Reached, field: ContactField): string {
  const text = (field === 'email' ? person.emailAddress : person.phoneNumber).trim();
  return FITS[field](text) ? text : '';
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

type ContactSource = 'typed' | 'account' | { readonly name: string };

/** Whose detail stands in a field. The account's goes first: the bank's records say more than a copy. */
export function sourceOf(field: ContactField, now: Contact, known: KnownContact): ContactSource {
  const text = now[field];
  if (text.trim() === '') return 'typed';
  if (isSame(text, known.account[field])) return 'account';
  const owner = known.travelers.find((person) => isSame(text, ownOf(person, field)));
  return owner ? { name: `${owner.firstName} ${owner.lastName}`.trim() } : 'typed';
}

const FIELDS: readonly ContactField[] = ['email', 'phone'];

/** Those in which stands what stood there when the page opened. */
export const untouchedSince = (opened: Contact, now: Contact): ContactField[] =>
  FIELDS.filter((field) => now[field] === opened[field]);

/** The change of a draft when somebody becomes its lead, of `fields`; nothing where it stays as it is. */
export function contactOfLead(
  lead: Reached,
  now: Contact,
  known: KnownContact,
  fields = FIELDS,
): Partial<Contact> {
  const change: Partial<Record<ContactField, string>> = {};
  for (const field of fields) {
    const isUntouched = now[field].trim() === '' || sourceOf(field, now, known) !== 'typed';
    const next = ownOf(lead, field) || known.account[field];
    if (isUntouched && next !== '' && next !== now[field]) change[field] = next;
  }
  return change;
}

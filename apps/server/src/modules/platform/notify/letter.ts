/** What a letter is made from, and what it comes to before it is laid out. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import type { Block } from './mail-layout.ts';
import type { MailTexts } from './texts/texts.ts';

/** Whom a letter is written for. */
export type Language = { readonly locale: 'en' | 'fr'; readonly texts: MailTexts };

export type MailContext = {
  readonly tenant: Tenant;
  /** Of the tenant's portal, `https://travel.example`. */
  readonly origin: string;
  readonly fromAddress: string;
  readonly person: { readonly email: string; readonly locale: 'en' | 'fr' } | null;
  /** Of messages about a trip. */
  readonly trip: TripDetail | null;
};
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly calendar: Mail['calendar'];
};

export const tripLink = (trip: TripDetail, { origin }: MailContext, { texts }: Language): Block => ({
  block: 'link',
  text: texts.seeTrip,
  url: `${origin}/trips/${trip.bookingId}`,
});

/**
 * Whether a letter goes to the account's own address. Any other was typed, so its letters repeat no names
 * that were: they could be anything, sent to anyone in our name.
 */
export const isOwnAddress = ({ person }: MailContext, to: string): boolean =>
  person !== null && person.email.trim().toLowerCase() === to.trim().toLowerCase();

/** What tests type into a checkout. */

import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';

/** Contact, card and consent. */
export const PAID: PaymentDraft = {
  email: 'maya.okafor@example.com',
  phone: '+1 617 555 0142',
  offerId: null,
  credits: [],
  miles: [],
  paymentId: 'pay_1',
  termsAccepted: true,
  customFields: {},
};

export const MAYA: TravelerDraft = {
  ...emptyTraveler('Adult'),
  firstName: 'Maya',
  lastName: 'Okafor',
  birthdate: date('1988-07-22'),
  gender: 'F',
  passport: { number: 'X40718253', country: 'US', expires: date('2031-06-18') },
};

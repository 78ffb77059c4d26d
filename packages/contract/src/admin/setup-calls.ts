/** What a company chooses while it's set up, and later again. */

import { MOST_CUSTOM_FIELDS } from '@sojourn/domain/companies/custom-fields.ts';
import { BOOKING_STYLES, PAYMENT_WAYS, SETUP_STEPS } from '@sojourn/domain/companies/setup.ts';
import { isZone } from '@sojourn/domain/policy/booking-day.ts';
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { customField } from '../custom-fields.ts';
import { cardEntry, paymentMethod, paymentVerification, secret } from '../payment-methods.ts';
import { idOf } from '../primitives.ts';
import { airlinePrograms, hotelPrograms, programs, textOrNone } from '../travelers.ts';
import { label } from './parts.ts';

export const companyDetails = z.strictObject({
  legalName: label.min(1),
  street: label.min(1),
  city: label.min(1),
  postalCode: label.min(1).max(20),
  country: z.string().regex(/^[A-Z]{2}$/),
  contactEmail: z.string().trim().max(254).refine(isEmailAddress, { error: 'form' }),
});
export type CompanyDetails = z.output<typeof companyDetails>;

export const companySettings = z.object({
  businessName: z.string(),
  details: companyDetails.nullable(),
  paymentWay: z.enum(PAYMENT_WAYS).nullable(),
  bookingStyle: z.enum(BOOKING_STYLES).nullable(),
  hasNoFields: z.boolean(),
  /** The company's memberships in hotel programs (A §3): program code to number. */
  loyaltyPrograms: programs,
  /** And with airlines: airline code to number. */
  frequentFlyer: programs,
  /** Whom the programs write to; empty for nobody. */
  loyaltyEmail: z.string(),
  /** By whose calendar policies count the days before a trip. */
  timeZone: z.string(),
  fields: z.array(customField),
  /** The company's; it pays where `paymentWay` says so. */
  card: paymentMethod.nullable(),
  /** Whole days until it expires; null with more than 60, or without a card. */
  cardDaysLeft: z.int().nullable(),
  /** What the card is still needed for: requests that wait, and trips ahead. */
  cardUses: z.object({ requests: z.int().min(0), bookings: z.int().min(0) }),
  isLive: z.boolean(),
  /** What's to do before it can go live. */
  missing: z.array(z.enum(SETUP_STEPS)),
});
export type CompanySettings = z.output<typeof companySettings>;

export const adminSetupCalls = {
  getCompanySettings: call({
    method: 'GET',
    path: '/admin/settings',
    summary: 'What the company has chosen, and what’s missing before its people are let in',
    auth: 'admin',
    output: companySettings,
    errors: [],
  }),
  saveCompanySettings: call({
    method: 'PATCH',
    path: '/admin/settings',
    summary: 'Changes what’s given; everything else stays',
    auth: 'admin',
    input: z.strictObject({
      details: companyDetails.optional(),
      paymentWay: z.enum(PAYMENT_WAYS).optional(),
      bookingStyle: z.enum(BOOKING_STYLES).optional(),
      hasNoFields: z.boolean().optional(),
      /** Instead of those before; an empty number removes its entry (A §5). */
      loyaltyPrograms: hotelPrograms.optional(),
      frequentFlyer: airlinePrograms.optional(),
      loyaltyEmail: textOrNone(254, isEmailAddress).optional(),
      timeZone: z.string().max(60).refine(isZone, { error: 'unknown' }).optional(),
    }),
    output: companySettings,
    errors: [],
  }),
  saveCompanyFields: call({
    method: 'PUT',
    path: '/admin/settings/fields',
    summary: 'The company’s own fields in their order; those left out are asked no more',
    auth: 'admin',
    input: z.strictObject({ fields: z.array(customField).max(MOST_CUSTOM_FIELDS) }),
    output: companySettings,
    errors: [],
  }),
  startCompanyCard: call({
    method: 'POST',
    path: '/admin/card/enroll',
    summary: 'Starts adding the company’s card: the hosted fields’ address and a one-time ticket',
    auth: 'admin',
    input: z.object({}),
    output: cardEntry,
    errors: [],
  }),
  saveCompanyCard: call({
    method: 'POST',
    path: '/admin/card',
    summary: 'Saves the card behind a hosted fields token as the company’s, instead of the one before',
    auth: 'admin',
    idempotent: true,
    input: z.strictObject({ token: secret }),
    output: z.object({ value: paymentVerification }),
    errors: ['InvalidCard', 'TokenExpired'],
  }),
  removeCompanyCard: call({
    method: 'POST',
    path: '/admin/card/remove',
    summary: 'Removes the company’s card; its payments can still be refunded',
    auth: 'admin',
    input: z.strictObject({ paymentId: idOf('pay') }),
    output: companySettings,
    errors: [],
  }),
  goLive: call({
    method: 'POST',
    path: '/admin/live',
    summary: 'Lets the company’s people in; what’s missing is named otherwise',
    auth: 'admin',
    output: companySettings,
    errors: ['CompanyIncomplete'],
  }),
} as const;

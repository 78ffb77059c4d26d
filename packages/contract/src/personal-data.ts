/** A person's own data: everything in one archive, what they allowed, and its end. */
import { z } from 'zod';
import { call } from './call.ts';
import { fileAnswer, instant } from './primitives.ts';

/** What has to be over before a person can be erased. */
export const ERASURE_WAITS = ['trips', 'payments', 'refunds', 'cases', 'company', 'agent'] as const;
export type ErasureWait = (typeof ERASURE_WAITS)[number];

const CONSENT_KINDS = ['companyTerms', 'laterCharge', 'priceMail', 'calendarFeed', 'tripLink'] as const;

const consent = z.object({
  kind: z.enum(CONSENT_KINDS),
  givenAt: instant,
  /** Null while it holds. */
  endedAt: instant.nullable(),
});

export const erasure = z.object({
  requestedAt: instant,
  /** Not before; and not before nothing is open any more. */
  dueAt: instant,
});

const personalData = z.object({
  /** Null: none is requested. */
  erasure: erasure.nullable(),
  /** What it would have to wait for as of now. */
  waitsFor: z.array(z.enum(ERASURE_WAITS)),
  /** The newest first, at most 100. */
  consents: z.array(consent),
});
export type PersonalData = z.output<typeof personalData>;

export const personalDataCalls = {
  getPersonalData: call({
    method: 'GET',
    path: '/personal-data',
    summary: 'What the customer allowed, and whether their data is about to be erased',
    auth: 'customer',
    output: personalData,
    errors: [],
  }),
  exportPersonalData: call({
    method: 'GET',
    path: '/personal-data/export',
    summary: 'Everything that’s stored about the customer: a page to read, JSON, and their files',
    auth: 'customer',
    file: 'application/zip',
    output: fileAnswer,
    errors: [],
  }),
  requestErasure: call({
    method: 'POST',
    path: '/personal-data/erasure',
    summary: 'Request that everything goes that the law doesn’t have us keep; it can be withdrawn for a week',
    auth: 'customer',
    input: z.object({ isUnderstood: z.literal(true) }),
    output: personalData,
    errors: ['ErasureRefused'],
  }),
  withdrawErasure: call({
    method: 'DELETE',
    path: '/personal-data/erasure',
    summary: 'Take that request back',
    auth: 'customer',
    output: personalData,
    errors: [],
  }),
} as const;

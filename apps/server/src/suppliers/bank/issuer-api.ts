/**
 * The API that an issuer implements for the portal's server: accounts, redemptions, earnings and
 * standing. The answers are read by the same schemas; docs/issuer-api.json is made from this table.
 */
import { z } from 'zod';
import {
  earningAnswer,
  eventsAnswer,
  lookUpAnswer,
  nothing,
  recordsAnswer,
  redemptionAnswer,
  refundAnswer,
} from './map.ts';
import { REDEMPTION_REJECTIONS } from './redemptions-port.ts';
import { accountsAnswer } from './rewards.ts';

export type IssuerOperation = {
  readonly method: 'GET' | 'POST';
  /** Below the address that REWARDS_URL names. */
  readonly path: string;
  readonly summary: string;
  readonly about: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
  /** Whether 409 with a reason is an answer. */
  readonly mayRefuse: boolean;
};

const reference = z
  .string()
  .regex(/^[\w:-]{4,120}$/)
  .describe('The portal’s own reference; a repeat with the same one has no second effect');
const units = z.int().min(1).max(1_000_000_000).describe('Miles, or cents of cash back; one US cent each');
const subject = z.string().describe('The person, as the identity provider’s `sub` claim names them');
const ofAccount = { subject, accountReferenceId: z.string().max(64), units };
const since = z.int().min(0).describe('0: from the beginning');

export const refusal = z.object({ reason: z.enum(REDEMPTION_REJECTIONS) });

export const ISSUER_API = {
  listAccounts: {
    method: 'GET',
    path: '/internal/rewards/accounts',
    summary: 'A person’s rewards accounts',
    about: 'All accounts of the person, in no order; none for somebody unknown.',
    query: z.object({ subject }),
    answer: accountsAnswer,
    mayRefuse: false,
  },
  reserve: {
    method: 'POST',
    path: '/internal/rewards/redemptions',
    summary: 'Reserve units',
    about:
      'Sets units aside on an account of the person for about a week, so that the balance no longer has ' +
      'them. ' +
      'Refused with NoEligibleAccount when the account isn’t theirs, may not redeem or has too little, ' +
      'with ' +
      'RejectedByCapitalOne when the issuer doesn’t permit it, with Other after a release of the same ' +
      'reference.',
    body: z.object({ reference, ...ofAccount }),
    answer: redemptionAnswer,
    mayRefuse: true,
  },
  settle: {
    method: 'POST',
    path: '/internal/rewards/redemptions/{reference}/settle',
    summary: 'Take what was reserved',
    about:
      'Takes at most what was reserved, once; the rest is the person’s again. Refused (Other) in other ' +
      'states.',
    body: z.object({ units }),
    answer: redemptionAnswer,
    mayRefuse: true,
  },
  release: {
    method: 'POST',
    path: '/internal/rewards/redemptions/{reference}/release',
    summary: 'Give back what was reserved',
    about:
      'An unknown reference is stored as released, so that a reservation that arrives later is refused. ' +
      'Refused ' +
      '(Other) when it’s settled.',
    body: z.object({}),
    answer: nothing,
    mayRefuse: true,
  },
  refund: {
    method: 'POST',
    path: '/internal/rewards/redemptions/{reference}/refunds',
    summary: 'Give back part of what was settled',
    about: 'Idempotent by refundReference. The sum of refunds never exceeds what was settled (else Other).',
    body: z.object({ refundReference: reference, units }),
    answer: refundAnswer,
    mayRefuse: true,
  },
  lookUp: {
    method: 'GET',
    path: '/internal/rewards/redemptions/{reference}',
    summary: 'Look a redemption up',
    about: 'With its refunds; null when it was never seen. The portal asks after an answer that got lost.',
    answer: lookUpAnswer,
    mayRefuse: false,
  },
  earn: {
    method: 'POST',
    path: '/internal/rewards/earnings',
    summary: 'Add what a trip earned',
    about: 'Refused with NoEligibleAccount when the account isn’t the person’s.',
    body: z.object({ reference, ...ofAccount, reason: z.string().max(200) }),
    answer: earningAnswer,
    mayRefuse: true,
  },
  takeBack: {
    method: 'POST',
    path: '/internal/rewards/earnings/{reference}/take-back',
    summary: 'Take back what was earned',
    about:
      'May leave a balance below zero. An unknown reference is stored as taken back, so that an earning ' +
      'that ' +
      'arrives later adds nothing.',
    body: z.object({}),
    answer: nothing,
    mayRefuse: false,
  },
  listRecords: {
    method: 'GET',
    path: '/internal/rewards/records',
    summary: 'Everything that moved a balance',
    about:
      'After a mark, some hundred at a time, each record as it is now. The portal goes on from upTo ' +
      'until it stays ' +
      'the same, and compares its own records.',
    query: z.object({ since }),
    answer: recordsAnswer,
    mayRefuse: false,
  },
  listStandingEvents: {
    method: 'GET',
    path: '/internal/standing-events',
    summary: 'What happened to a person’s accounts',
    about:
      'A person’s events after a number, oldest first, numbered from 1 without gaps. Travel credits ' +
      'follow them.',
    query: z.object({ subject, after: since }),
    answer: eventsAnswer,
    mayRefuse: false,
  },
} as const satisfies Readonly<Record<string, IssuerOperation>>;

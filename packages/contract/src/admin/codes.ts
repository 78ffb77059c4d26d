/** Why what an admin of a company wanted wasn’t done, or a company’s rules refuse it; part of `ERRORS`. */
import type { ErrorEntry } from '../error-entry.ts';

export const COMPANY_ERRORS = {
  PersonEmailTaken: {
    status: 409,
    retry: 'changed',
    raisedBy: 'people: somebody else of the company has the address',
  },
  ManagerLoop: {
    status: 422,
    retry: 'changed',
    raisedBy: 'people: the manager reports to the person, or isn’t of the company',
  },
  TierUnknown: { status: 422, retry: 'changed', raisedBy: 'people: the company has no such policy tier' },
  TierNameTaken: { status: 409, retry: 'changed', raisedBy: 'policy: another tier has the name' },
  TierOutdated: { status: 409, retry: 'changed', raisedBy: 'policy: somebody else changed the tier since' },
  ReplayBusy: {
    status: 409,
    retry: 'later',
    raisedBy: 'policy: what other rules would have meant is being computed for the company, or for too many',
  },
  CompanyIncomplete: {
    status: 409,
    retry: 'changed',
    raisedBy: 'setup: something is missing before the company’s people are let in',
  },
  CompanyCardMissing: {
    status: 409,
    retry: 'changed',
    raisedBy: 'payment: the company’s card has to pay, and was removed or never added',
  },
  CompanyCardExpired: {
    status: 409,
    retry: 'changed',
    raisedBy: 'payment: the company’s card has to pay, and has expired',
  },
  CardNotAllowed: {
    status: 409,
    retry: 'changed',
    raisedBy: 'payment: the company lets only its own card pay, or only people’s own cards',
  },
  LastAdmin: { status: 409, retry: 'never', raisedBy: 'people: nobody would run the company' },
  ImportRefused: {
    status: 422,
    retry: 'changed',
    raisedBy: 'people: a row of the import has a problem; nothing was imported',
  },
  TooManyPeople: { status: 422, retry: 'changed', raisedBy: 'people: a company has up to 10,000 people' },
  ChangeNeedsApproval: {
    status: 409,
    retry: 'changed',
    raisedBy: 'changes: it would be out of policy, and the company reviews what is',
  },
  BookingInReview: {
    status: 409,
    retry: 'later',
    raisedBy: 'changes: the company hasn’t decided about the booking yet',
  },
  SeveralInvitations: {
    status: 403,
    retry: 'changed',
    raisedBy: 'sign-in: several companies invited the address, and none of their links was opened',
  },
  TravelerNotAllowed: {
    status: 403,
    retry: 'changed',
    raisedBy: 'arranging: the person may not book for one of those who travel',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What an admin of a company sends in the authorization matrix, about people and things of that company. */

import type { adminApprovalCalls } from '@sojourn/contract/admin/approval-calls.ts';
import type { adminCompanyCalls } from '@sojourn/contract/admin/company-calls.ts';
import type { adminPeopleCalls } from '@sojourn/contract/admin/people-calls.ts';
import type { adminSetupCalls } from '@sojourn/contract/admin/setup-calls.ts';
import type { adminSpendCalls } from '@sojourn/contract/admin/spend-calls.ts';
import type { adminTierCalls } from '@sojourn/contract/admin/tier-calls.ts';
import type { adminTravelCalls } from '@sojourn/contract/admin/travel-calls.ts';
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { ApprovalId, PersonId } from '@sojourn/domain/ids.ts';
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';

export type AdminCall =
  | keyof typeof adminCompanyCalls
  | keyof typeof adminPeopleCalls
  | keyof typeof adminSetupCalls
  | keyof typeof adminSpendCalls
  | keyof typeof adminTravelCalls
  | keyof typeof adminTierCalls
  | keyof typeof adminApprovalCalls;
/** What the company has that another may not reach. */
export type OfCompany = {
  readonly personId: PersonId;
  readonly tierId: string;
  readonly requestId: ApprovalId;
};

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** As the editor sends them. */
export const SAMPLE_RULES = {
  ...UNRESTRICTED,
  settings: { isApprovalRequired: true, enableLongFlights: true, minHoursForLongFlight: 6 },
  hotels: { policies: [{ allowedStarRatings: [3, 4], maxPricePerNight: usd(24_000) }] },
  cars: { policies: [{ maxPricePerDay: usd(7_000) }] },
  flights: {
    policies: [
      {
        duration: 'Short',
        maxPriceForOneWay: usd(45_000),
        maxPriceForRoundTrip: usd(80_000),
        allowedFareClasses: ['basic', 'standard'],
      },
      {
        duration: 'Long',
        maxPriceForOneWay: null,
        maxPriceForRoundTrip: null,
        allowedFareClasses: ['basic', 'standard', 'premium'],
      },
    ],
  },
} satisfies RequestOf<Calls['addTier']>['input']['rules'];
export const SAMPLE_PERSON = {
  firstName: 'Hana',
  lastName: 'Ito',
  email: 'hana.ito@harrow.example',
  role: 'Traveler' as const,
  tierId: null,
  department: 'Survey',
  costCenter: 'NS-114',
  managerId: null,
};
const { email, firstName, lastName } = SAMPLE_PERSON;
const aList = { source: 'csv' as const, rows: [{ line: 2, firstName, lastName, email: `o-${email}` }] };
const onTier = ({ tierId }: OfCompany) => ({ params: { tierId } });
const onRequest = ({ requestId }: OfCompany) => ({ params: { requestId } });
const onPerson = ({ personId }: OfCompany) => ({ params: { personId } });

export const ADMIN_ROWS: { readonly [N in AdminCall]: (owned: OfCompany) => RequestOf<Calls[N]> } = {
  getAdmin: () => ({}),
  listAdminEvents: () => ({ query: {} }),
  listPeople: () => ({ query: {} }),
  addPerson: () => ({ input: { facts: { ...SAMPLE_PERSON, email: `n-${email}` }, invite: false } }),
  changePerson: (owned) => ({ ...onPerson(owned), input: SAMPLE_PERSON }),
  deactivatePerson: onPerson,
  reactivatePerson: onPerson,
  invitePeople: () => ({ input: { personIds: [] } }),
  previewImport: () => ({ input: aList }),
  importPeople: () => ({ input: aList }),
  listTiers: () => ({}),
  listTierSuppliers: () => ({}),
  listTierApprovers: ({ tierId }) => ({ query: { tierId } }),
  addTier: () => ({ input: { name: 'Contractors', rules: SAMPLE_RULES } }),
  changeTier: (owned) => ({ ...onTier(owned), input: { name: 'Team', rules: SAMPLE_RULES, version: 1 } }),
  replayTier: (owned) => ({ ...onTier(owned), input: { rules: SAMPLE_RULES } }),
  getCompanySettings: () => ({}),
  saveCompanySettings: () => ({ input: { paymentWay: 'both' } }),
  saveCompanyFields: () => ({ input: { fields: [] } }),
  startCompanyCard: () => ({ input: {} }),
  saveCompanyCard: () => ({ input: { token: 'a_token_that_nobody_was_given' } }),
  removeCompanyCard: () => ({ input: { paymentId: `pay_${'0'.repeat(26)}` } }),
  goLive: () => ({}),
  getSpend: () => ({ query: {} }),
  exportSpend: () => ({ query: {} }),
  listSpendTrips: () => ({ query: {} }),
  listCompanyCredits: () => ({ query: {} }),
  exportCompanyCredits: () => ({ query: {} }),
  listTravelersOn: () => ({ input: { date: '2027-04-17' } }),
  exportTravelersOn: () => ({ query: { date: '2027-04-17' } }),
  listCompanyApprovals: () => ({ query: {} }),
  getCompanyApproval: onRequest,
  decideCompanyApprovals: ({ requestId }) => ({
    input: { parts: [{ requestId, version: 1, decision: 'approve' }] },
  }),
  messageTravelers: ({ personId }) => ({ input: { personIds: [personId], text: 'Hello' } }),
};
/** They name something that another company's admin doesn't find. */
export const NAMES_SOMETHING: readonly AdminCall[] = [
  'changePerson',
  'deactivatePerson',
  'reactivatePerson',
  'changeTier',
  'replayTier',
  'getCompanyApproval',
  'decideCompanyApprovals',
];

/** The calls of admins. Every one is of the caller's own company. */
import type { adminCompanyCalls } from '@sojourn/contract/admin/company-calls.ts';
import type { adminPeopleCalls } from '@sojourn/contract/admin/people-calls.ts';
import type { adminSetupCalls } from '@sojourn/contract/admin/setup-calls.ts';
import type { adminSpendCalls } from '@sojourn/contract/admin/spend-calls.ts';
import type { adminTierCalls } from '@sojourn/contract/admin/tier-calls.ts';
import type { adminTravelCalls } from '@sojourn/contract/admin/travel-calls.ts';
import type { answerLinkCalls } from '@sojourn/contract/answer-links.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Handlers } from '#context.ts';
import { readPeople } from '../companies/people/store.ts';
import { removeCompanyCard, saveCompanyCard, startCompanyCard } from './card/change-card.ts';
import { exportCredits, listCredits } from './credits/list-credits.ts';
import type { AdminDeps } from './deps.ts';
import { getAdmin } from './get-admin.ts';
import { listEvents } from './list-events.ts';
import { addPerson, changePerson, setActive } from './people/change-person.ts';
import { importPeople, previewImport } from './people/import-people.ts';
import { invitePeople } from './people/invite-people.ts';
import { getSettings, goLive, saveFields, saveSettings } from './setup/settings.ts';
import { exportSpend, getSpend } from './spend/get-spend.ts';
import { listTrips } from './spend/list-trips.ts';
import { changeTier } from './tiers/change-tier.ts';
import { listApprovers } from './tiers/list-approvers.ts';
import { listSuppliers } from './tiers/list-suppliers.ts';
import { createReplays } from './tiers/replay-tier.ts';
import { readTiersWithRules } from './tiers/store.ts';
import { exportTravelers } from './travel/export-travelers.ts';
import { findTravelers } from './travel/find-travelers.ts';
import { answerMessage, showMessage } from './travel/messages/answer-message.ts';
import { messageTravelers } from './travel/messages/message-travelers.ts';

const PEOPLE_PAGE = 100;

const companyRoutes = (deps: AdminDeps): Pick<Handlers, keyof typeof adminCompanyCalls> => ({
  getAdmin: ({ actor, context }) => getAdmin(deps, actor, context),
  listAdminEvents: ({ actor, query }) => listEvents(deps, query.before, actor),
});

const peopleRoutes = (deps: AdminDeps): Pick<Handlers, keyof typeof adminPeopleCalls> => ({
  listPeople: ({ actor, query: { offset = '0', ...filter } }) =>
    readPeople(deps.db, actor, filter, { offset: Number(offset), limit: PEOPLE_PAGE }),
  addPerson: ({ actor, input }) => addPerson(deps, input, actor),
  changePerson: ({ actor, params, input }) => changePerson(deps, params.personId, input, actor),
  deactivatePerson: ({ actor, params }) => setActive(deps, params.personId, false, actor),
  reactivatePerson: ({ actor, params }) => setActive(deps, params.personId, true, actor),
  invitePeople: async ({ actor, input }) => ({
    invited: await invitePeople(deps, input.personIds, actor),
  }),
  previewImport: ({ actor, input }) => previewImport(deps, input, actor),
  importPeople: ({ actor, input }) => importPeople(deps, input, actor),
});

function tierRoutes(deps: AdminDeps): Pick<Handlers, keyof typeof adminTierCalls> {
  const replay = createReplays(deps);
  return {
    listTiers: async ({ actor }) => ({ tiers: await readTiersWithRules(deps.db, actor) }),
    listTierSuppliers: async () => listSuppliers(deps.products),
    listTierApprovers: ({ actor, query }) => listApprovers(deps, query, actor),
    addTier: ({ actor, input }) => changeTier(deps, null, { ...input, version: 0 }, actor),
    changeTier: ({ actor, params, input }) => changeTier(deps, params.tierId, input, actor),
    replayTier: ({ actor, params, input, context: { signal } }) =>
      replay({ ...params, ...input, signal }, actor),
  };
}

const setupRoutes = (deps: AdminDeps): Pick<Handlers, keyof typeof adminSetupCalls> => ({
  getCompanySettings: ({ actor }) => getSettings(deps, actor),
  saveCompanySettings: ({ actor, input }) => saveSettings(deps, input, actor),
  saveCompanyFields: ({ actor, input }) => saveFields(deps, input.fields, actor),
  startCompanyCard: (by) => startCompanyCard(deps, by),
  saveCompanyCard: ({ input, ...by }) => saveCompanyCard(deps, by, input.token),
  removeCompanyCard: ({ input, ...by }) => removeCompanyCard(deps, by, input.paymentId),
  goLive: ({ actor }) => goLive(deps, actor),
});

const spendRoutes = (deps: AdminDeps): Pick<Handlers, keyof typeof adminSpendCalls> => ({
  getSpend: ({ actor, query }) => getSpend(deps, query, actor),
  exportSpend: ({ actor, query }) => exportSpend(deps, query, actor),
  listSpendTrips: ({ actor, query }) => listTrips(deps, query, actor),
  listCompanyCredits: ({ actor, query }) => listCredits(deps, query, actor),
  exportCompanyCredits: ({ actor, query }) => exportCredits(deps, query, actor),
});

const travelRoutes = (deps: AdminDeps): Pick<Handlers, keyof typeof adminTravelCalls> => ({
  listTravelersOn: ({ actor, input }) => findTravelers(deps, input.date, actor),
  exportTravelersOn: ({ actor, query }) => exportTravelers(deps, query, actor),
  messageTravelers: async ({ actor, input: { follows = null, ...input }, context }) => {
    const requestKey = assertPresent(context.idempotencyKey, 'the key of a message');
    return { sent: await messageTravelers(deps, { ...input, follows, requestKey }, actor) };
  },
});

/** At the tenant's portal, without a session. */
const answerRoutes = (deps: AdminDeps): Pick<Handlers, keyof typeof answerLinkCalls> => ({
  getAnswerLink: ({ params, context }) => showMessage(deps, params.token, context),
  answerByLink: ({ params, input, context }) => answerMessage(deps, { ...params, ...input }, context),
});

export const adminRoutes = (deps: AdminDeps) => ({
  ...companyRoutes(deps),
  ...peopleRoutes(deps),
  ...tierRoutes(deps),
  ...setupRoutes(deps),
  ...spendRoutes(deps),
  ...travelRoutes(deps),
  ...answerRoutes(deps),
});

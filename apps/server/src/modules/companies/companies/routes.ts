/** The calls of companies. */
import type { companyCalls } from '@sojourn/contract/companies.ts';
import type { Handlers } from '#context.ts';
import { changeCompany } from './change-company.ts';
import { type CompanyDeps, createCompany } from './create-company.ts';
import { listCompanies } from './list-companies.ts';
import { insertSeenModal, readEvents } from './store.ts';

const EVENTS_SHOWN = 200;

export const companyRoutes = (deps: CompanyDeps): Pick<Handlers, keyof typeof companyCalls> => ({
  listCompanies: ({ query }) => listCompanies(deps.db, query.after),
  createCompany: ({ input }) => createCompany(deps, input),
  changeCompany: ({ params, input: { tenantId, change } }) =>
    changeCompany(deps, { tenantId, ...params }, change),
  listCompanyEvents: async ({ params, query }) => ({
    events: await readEvents(deps.db, { ...query, ...params }, EVENTS_SHOWN),
  }),
  markModalSeen: async ({ actor, input }) => {
    // For nobody without a company: they have no such map
    if (actor.businessId !== null) await insertSeenModal(deps.db, actor, input.modal, deps.clock.now());
    return { Response: 'Success' };
  },
});

/** The calls about a person's own data, and the desk's about a customer's. */
import type { deskPersonalDataCalls } from '@sojourn/contract/desk/personal-data-calls.ts';
import type { personalDataCalls } from '@sojourn/contract/personal-data.ts';
import type { Effects, Handlers, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import { type ExportDeps, exportPerson } from './export-person.ts';
import { getPersonalData, requestErasure, withdrawErasure } from './request-erasure.ts';
import {
  decidePersonalDataFor,
  getPersonalDataFor,
  personOf,
  requestPersonalDataFor,
  requireAgreed,
} from './request-for.ts';

type Deps = ExportDeps & Pick<Effects, 'random'>;
type Calls = keyof typeof personalDataCalls | keyof typeof deskPersonalDataCalls;

const VAULT_MS = 3_000;
const toVault = ({ requestId, scenario }: RequestContext) => ({ timeoutMs: VAULT_MS, scenario, requestId });

export const personalDataRoutes = (deps: Deps): Pick<Handlers, Calls> => ({
  getPersonalData: ({ actor: { tenantId, customerId } }) => getPersonalData(deps, { tenantId, customerId }),
  exportPersonalData: async ({ actor: { tenantId, customerId }, context }) =>
    (await exportPerson(deps, { tenantId, customerId }, toVault(context))) ?? refuse('NotFound'),
  requestErasure: ({ actor }) => requestErasure(deps, actor),
  withdrawErasure: ({ actor }) => withdrawErasure(deps, actor),
  getPersonalDataFor: ({ params, actor }) => getPersonalDataFor(deps, params.customerId, actor),
  requestPersonalDataFor: ({ params, input, actor }) =>
    requestPersonalDataFor(deps, params.customerId, input, actor),
  decidePersonalDataFor: ({ params, input, actor }) =>
    decidePersonalDataFor(deps, params.customerId, input.isAgreed, actor),
  exportPersonalDataFor: async ({ params, actor, context }) => {
    const owner = await personOf(deps, params.customerId, actor);
    await requireAgreed(deps, owner, actor);
    return (await exportPerson(deps, owner, toVault(context))) ?? refuse('NotFound');
  },
});

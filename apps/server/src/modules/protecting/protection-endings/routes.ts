/** The operator's calls about what ends protections. */
import type { travelAlertCalls } from '@sojourn/contract/travel-alerts.ts';
import type { Handlers } from '#context.ts';
import { type AlertDeps, endTripProtections, listAlerts, noteAlert } from './note-alert.ts';

const OPERATOR = 'operator';

export const travelAlertRoutes = (deps: AlertDeps): Pick<Handlers, keyof typeof travelAlertCalls> => ({
  listTravelAlerts: async ({ query }) => ({ alerts: await listAlerts(deps, query.tenantId) }),
  noteTravelAlert: ({ input }) => noteAlert(deps, input, OPERATOR),
  endTripProtections: ({ input }) => endTripProtections(deps, input, OPERATOR),
});

/** The tracking call (A §7). */
import type { Handlers } from '#context.ts';
import { saveEvents, type TrackingDeps } from './save-events.ts';

export const trackingRoutes = (deps: TrackingDeps): Pick<Handlers, 'trackEvent'> => ({
  trackEvent: async ({ actor, context, input }) => {
    const { more = [], ...first } = input;
    const { tenantId, wantsNoTracking } = context;
    if (!wantsNoTracking) await saveEvents(deps, { tenantId, actor }, [first, ...more]);
    return { Response: 'Success' };
  },
});

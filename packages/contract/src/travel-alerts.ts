/** What operators enter that ends protections (B §4): alerts for a country, and what happened to one trip. */
import { ALERT_EVENTS, OUTSIDE_EVENTS } from '@sojourn/domain/protections/clause.ts';
import { PROTECTION_STATES } from '@sojourn/domain/protections/protection-state.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { calendarDate, idOf, instant, moneySchema } from './primitives.ts';
import { protectionName } from './protections.ts';
import { tenantId } from './tenant.ts';

/** `country`: two letters. `endsOn`: null until further notice. */
const alertFacts = {
  tenantId,
  event: z.enum(ALERT_EVENTS),
  country: z.string().regex(/^[A-Z]{2}$/),
  startsOn: calendarDate,
  endsOn: calendarDate.nullable(),
  /** Who announced what. */
  source: z.string().trim().min(3).max(300),
};
export const newTravelAlert = z
  .strictObject(alertFacts)
  .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, { path: ['endsOn'] });
export type NewTravelAlert = z.output<typeof newTravelAlert>;

const travelAlert = z.object({
  alertId: idOf('alt'),
  ...alertFacts,
  notedAt: instant,
  /** When every trip that it's about was seen to; null while that goes on. */
  doneAt: instant.nullable(),
});
export type TravelAlert = z.output<typeof travelAlert>;

export const endedTrip = z.strictObject({
  tenantId,
  /** With its `H-`. */
  confirmationCode: z.string().regex(/^H-[A-Z0-9]{4,12}$/),
  event: z.enum(OUTSIDE_EVENTS),
  reason: z.string().trim().min(3).max(500),
});
export type EndedTrip = z.output<typeof endedTrip>;

export const travelAlertCalls = {
  listTravelAlerts: call({
    method: 'GET',
    path: '/operator/travel-alerts',
    summary: 'Alerts and designations that end protections, the newest first',
    auth: 'operator',
    query: z.object({ tenantId }),
    output: z.object({ alerts: z.array(travelAlert) }),
    errors: [],
  }),
  noteTravelAlert: call({
    method: 'POST',
    path: '/operator/travel-alerts',
    summary: 'Notes an emergency, alert or designation for a country; protections of trips there end',
    auth: 'operator',
    input: newTravelAlert,
    output: travelAlert,
    errors: [],
  }),
  endTripProtections: call({
    method: 'POST',
    path: '/operator/protection-endings',
    summary: 'Ends what an event ends of one trip’s protections; again changes nothing',
    auth: 'operator',
    input: endedTrip,
    output: z.object({
      /** `Busy`: the trip is being made, changed or canceled just now; nothing was ended. */
      result: z.enum(['Ended', 'Busy']),
      /** What was ended by such an event, now or before. */
      ended: z.array(
        z.object({
          protection: protectionName,
          state: z.enum(PROTECTION_STATES),
          clauseId: z.string().nullable(),
          returned: moneySchema,
        }),
      ),
    }),
    errors: [],
  }),
} as const;

/** The profile's calls: saved travelers, preferences, contact details (A §7). */
import type { Handlers } from '#context.ts';
import { refuse } from '#refusal.ts';
import { listTravelers, type TravelerDeps } from './list-travelers.ts';
import {
  getFlightPreferences,
  getHotelPreferences,
  type PreferenceDeps,
  saveFlightPreferences,
  saveHotelPreferences,
} from './preferences.ts';
import { saveTraveler } from './save-traveler.ts';
import { deleteTraveler, readPhone } from './store.ts';

type ProfileDeps = TravelerDeps & PreferenceDeps;
type ProfileCalls =
  | 'listTravelers'
  | 'updateTraveler'
  | 'deleteTraveler'
  | 'getHotelPreferences'
  | 'updateHotelPreferences'
  | 'getFlightPreferences'
  | 'updateFlightPreferences'
  | 'getCustomerDetails';

export const profileRoutes = (deps: ProfileDeps): Pick<Handlers, ProfileCalls> => ({
  listTravelers: async ({ actor, input }) => {
    const value = await listTravelers(deps, actor, input);
    // An agent in the customer's place sees no passport
    return { value: actor.isDelegated ? value.map((person) => ({ ...person, passport: null })) : value };
  },
  updateTraveler: async ({ actor, input }) => ({
    Response: 'Success',
    personId: await saveTraveler(deps, actor, input),
  }),
  deleteTraveler: async ({ actor, input }) => {
    if (!(await deleteTraveler(deps.db, actor, input.personId))) refuse('NotFound');
    return { Response: 'Success' };
  },
  getHotelPreferences: async ({ actor }) => ({ preferences: await getHotelPreferences(deps, actor) }),
  updateHotelPreferences: async ({ actor, input }) => {
    await saveHotelPreferences(deps, actor, input.preferences);
    return { Response: 'Success' };
  },
  getFlightPreferences: async ({ actor }) => ({ preferences: await getFlightPreferences(deps, actor) }),
  updateFlightPreferences: async ({ actor, input }) => {
    await saveFlightPreferences(deps, actor, input.preferences);
    return { Response: 'Success' };
  },
  getCustomerDetails: async ({ actor }) => ({
    phoneNumber: await readPhone(deps.db, actor),
    emailAddress: actor.email,
  }),
});

/**
 * The screens that `npm run shots` takes pictures of, and that the journeys try for accessibility when they
 * do not pass through them. Add a screen when it appears, to the area that it belongs to.
 */
import type { Page } from 'playwright-core';
import { raiseBarrier } from './people/company-barrier.ts';
import { ACTIVITIES } from './screens/activities.ts';
import { CHECKOUT, STAY } from './screens/booking.ts';
import { CARS } from './screens/cars.ts';
import { DISRUPTIONS } from './screens/disruptions.ts';
import { FLIGHT_CHECKOUT } from './screens/flight-checkout.ts';
import { FLIGHTS } from './screens/flights.ts';
import { HOME_BOOKINGS } from './screens/home-bookings.ts';
import { HOMES } from './screens/homes.ts';
import { PROTECTIONS } from './screens/protections.ts';
import { RESULTS } from './screens/results.ts';
import { RIDES } from './screens/rides.ts';
import { ROOMS } from './screens/rooms.ts';
import type { Screen } from './screens/screen.ts';
import { TRIPS } from './screens/trips.ts';
import { openBank } from './sign-in.ts';

const ENTRANCE: readonly Screen[] = [
  { name: 'sign-in', open: '/login', signedIn: false },
  { name: 'bank', open: openBank, signedIn: false, tenants: ['consumer'] },
  { name: 'home', open: '/', signedIn: true },
];

const behindTerms = async (page: Page) => {
  await raiseBarrier(page, 40106);
  await page.goto('/trips');
  await page.locator('.sign-in__card').waitFor();
};

const AROUND: readonly Screen[] = [
  { name: 'wallet', open: '/wallet', signedIn: true },
  { name: 'profile', open: '/profile/', signedIn: true },
  { name: 'contact-info', open: '/profile/?section=contact-info', signedIn: true },
  { name: 'payment-methods', open: '/profile/?section=payment-methods', signedIn: true },
  { name: 'hotel-preferences', open: '/profile/?section=hotel-preferences', signedIn: true },
  { name: 'flight-preferences', open: '/profile/?section=flight-preferences', signedIn: true },
  { name: 'favorites', open: '/favorites/', signedIn: true, tenants: ['consumer'] },
  { name: 'support', open: '/support', signedIn: true },
  { name: 'privacy', open: '/privacy/', signedIn: false, tenants: ['consumer'] },
  { name: 'cookies', open: '/cookies/', signedIn: false, tenants: ['consumer'] },
  { name: 'accessibility', open: '/accessibility/', signedIn: false, tenants: ['consumer'] },
  { name: 'session-ended', open: '/auth/invalidsession/', signedIn: false, tenants: ['consumer'] },
  { name: 'signed-out', open: '/auth/endsession/', signedIn: false, tenants: ['consumer'] },
  {
    name: 'acknowledgement',
    open: behindTerms,
    signedIn: true,
    tenants: ['business'],
    refused: true,
  },
];

/** By the file that tries them: `accessible-<area>.test.ts`. */
export const AREAS = {
  search: RESULTS,
  cars: CARS,
  homes: [...HOMES, ...HOME_BOOKINGS],
  activities: ACTIVITIES,
  rides: RIDES,
  flights: FLIGHTS,
  'flight-checkout': FLIGHT_CHECKOUT,
  booking: [...STAY, ...CHECKOUT],
  trips: TRIPS,
  screens: [...ENTRANCE, ...AROUND, ...ROOMS],
} as const satisfies Readonly<Record<string, readonly Screen[]>>;

export const SCREENS: readonly Screen[] = [...Object.values(AREAS).flat(), ...PROTECTIONS, ...DISRUPTIONS];

/** Rides: the form, the list, a large group's, the checkout, the trip and its change of time. */
import { fillRide, openRides, payRide, ridesAhead } from '../people/rides/book-ride.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

/** One booking a portal, for all screens that show it. */
const made = new Map<string, Promise<string>>();
async function bookRide(visit: Visit): Promise<string> {
  await openRides(visit, 161);
  await fillRide(visit);
  return payRide(visit);
}
function bookedRide(visit: Visit): Promise<string> {
  const booked = made.get(visit.portal) ?? bookRide(visit);
  made.set(visit.portal, booked);
  return booked;
}

export const RIDES: readonly Screen[] = [
  { name: 'home-rides', open: '/?search=ground', signedIn: true },
  {
    name: 'rides-list',
    open: as((visit) => openRides(visit, 151)),
    signedIn: true,
  },
  {
    name: 'rides-large-group',
    open: as(async ({ page, open }) => {
      await open(ridesAhead(151, { adults: 12, cases: 16 }));
      await page.locator('.rides__list [role="status"]').waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'rides-checkout',
    open: as(async (visit) => {
      await openRides(visit, 151);
      await fillRide(visit);
    }),
    signedIn: true,
  },
  {
    name: 'ride-trip',
    open: as(async (visit) => {
      await visit.open(`/trips/${await bookedRide(visit)}`);
      await visit.page
        .getByRole('button', { name: words.text('ground.trip.action.cancel') })
        .first()
        .waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'ride-change',
    open: as(async (visit) => {
      await visit.open(`/trips/${await bookedRide(visit)}`);
      await visit.page
        .getByRole('link', { name: words.text('ground.trip.action.change') })
        .first()
        .click();
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];

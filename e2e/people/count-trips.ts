/** How many stays came of a journey, by the dates that are its own; flights have none of these. */
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import type { Dates } from './hotels/find-stay.ts';

type Trips = { readonly trips: readonly { readonly stay?: { readonly checkIn: string } }[] };

export async function countTrips(page: Page, { checkIn }: Dates): Promise<number> {
  const { status, body } = await callApi(page, 'GET', '/trips?view=upcoming');
  if (status !== 200) throw new Error(`the trips were not listed: ${status}`);
  return (body as Trips).trips.filter(({ stay }) => stay?.checkIn === checkIn).length;
}

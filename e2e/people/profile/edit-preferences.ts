/** The profile's preferences, as somebody sees and presses them (A §2.7, §2.8). */
import { NO_FLIGHT_PREFERENCES, NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import type { FlightPreferences, HotelPreferences } from '@sojourn/contract/preferences.ts';
import type { Locator, Page } from 'playwright-core';
import { callApi } from '../call-api.ts';
import type { Visit } from '../visit.ts';

type Kind = 'hotel' | 'flight';

export const savePath = (kind: Kind): string => `/user/preference/${kind}`;

export async function storedHotel(page: Page): Promise<HotelPreferences> {
  const { body } = await callApi(page, 'GET', savePath('hotel'));
  return (body as { preferences: HotelPreferences }).preferences;
}
export async function storedFlight(page: Page): Promise<FlightPreferences> {
  const { body } = await callApi(page, 'GET', savePath('flight'));
  return (body as { preferences: FlightPreferences }).preferences;
}
export async function forget(page: Page): Promise<void> {
  await callApi(page, 'PUT', savePath('hotel'), { preferences: NO_HOTEL_PREFERENCES });
  await callApi(page, 'PUT', savePath('flight'), { preferences: NO_FLIGHT_PREFERENCES });
}

type Editor = {
  readonly section: Locator;
  readonly save: Locator;
  readonly clear: Locator;
  /** Pressed or not, by the number of stars. */
  readonly stars: (count: number) => Locator;
};

/** Opens the section with nothing saved. */
export async function openPreferences(visit: Visit, kind: Kind): Promise<Editor> {
  const { page, home, words, open } = visit;
  await forget(home);
  await open(`/profile/?section=${kind}-preferences`);
  const section = page.getByRole('region', { name: words.text(`profile.section.${kind}-preferences`) });
  const button = (id: string) => section.getByRole('button', { name: words.text(id) });
  await section.getByRole('checkbox').first().waitFor();
  return {
    section,
    save: button('profilePreferences.save'),
    clear: button('profilePreferences.clear'),
    stars: (count) => section.getByRole('button', { name: new RegExp(`^${count} star`) }),
  };
}

/** Chooses the home airport: in its field, or on a phone in the sheet that it opens. */
export async function chooseHomeAirport(visit: Visit, typed: string, wanted: string): Promise<void> {
  const { page, words, isPhone } = visit;
  const name = words.text('profilePreferences.homeAirport');
  if (isPhone) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const field = page.getByRole('combobox', { name });
  await field.fill(typed);
  await page.getByRole('option').filter({ hasText: wanted }).first().click();
}

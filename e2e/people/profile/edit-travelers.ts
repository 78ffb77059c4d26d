/** Saved travelers in the profile: opening them, typing, saving; and whom the API knows of. */
import type { Locator, Page } from 'playwright-core';
import { callApi } from '../call-api.ts';
import type { Visit } from '../visit.ts';

export type KnownTraveler = {
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isHidden: boolean;
  readonly entryPoint: string | null;
  readonly changedAt: string;
  readonly passport: { readonly number: string; readonly countryOfIssue: string } | null;
  readonly frequentFlyerNumber: Readonly<Record<string, string>>;
};

/** Whom a checkout offers, or with the hidden ones. */
export async function knownTravelers(page: Page, includeHidden = false): Promise<KnownTraveler[]> {
  const { body } = await callApi(page, 'PUT', '/flight/passengers/list', { includeHidden });
  return (body as { value: KnownTraveler[] }).value;
}

export async function forgetTravelers(page: Page): Promise<void> {
  for (const { personId } of await knownTravelers(page, true))
    await callApi(page, 'POST', '/passengers/delete', { personId });
}

/** As they were found, in their order. */
export async function restoreTravelers(page: Page, travelers: readonly KnownTraveler[]): Promise<void> {
  await forgetTravelers(page);
  for (const { personId: _, changedAt: __, isHidden, entryPoint, ...person } of travelers) {
    const { status } = await callApi(page, 'PUT', '/flight/passengers/update', {
      person,
      isNew: true,
      updatePassport: true,
      hideProfile: isHidden,
      ...(entryPoint && { entryPoint }),
    });
    if (status !== 200) throw new Error(`${person.firstName} was not given back: ${status}`);
  }
}

type TravelerGroup = 'names' | 'passport' | 'frequentFlyerNumber' | 'hotelLoyalty' | 'additional';
const TITLES: Readonly<Record<TravelerGroup, string>> = {
  names: 'profileTravelers.group.names',
  passport: 'travelers.group.passport',
  frequentFlyerNumber: 'travelers.group.frequentFlyerNumber',
  hotelLoyalty: 'travelers.group.hotelLoyalty',
  additional: 'travelers.group.additional',
};

export const addTraveler = async ({ page, words }: Visit): Promise<void> =>
  page.getByRole('button', { name: words.text('profileTravelers.add'), exact: true }).click();
export const travelerRow = ({ page }: Visit, name: string): Locator =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** Unfolds somebody's form; on phones by way of the popup that asks which entry. */
export async function openTraveler(visit: Visit, name: string, group: TravelerGroup): Promise<void> {
  const { page, words, isPhone } = visit;
  await page.getByRole('button', { name, exact: true }).click();
  if (!isPhone) return unfoldGroup(visit, group);
  const entries = page.getByRole('dialog', { name });
  await entries.getByRole('button', { name: words.text(TITLES[group]) }).click();
}

/** Opens a group of the form where it's folded. */
export async function unfoldGroup({ page, words }: Visit, group: TravelerGroup): Promise<void> {
  if (group === 'names') return;
  const title = page.locator('.traveler-fold:not([open]) > summary');
  await title.filter({ hasText: words.text(TITLES[group]) }).click();
}

/** A field of the one form that is open. */
export const travelerField = ({ page, words }: Visit, id: string): Locator =>
  page.locator('.traveler-form').getByLabel(words.text(id), { exact: true });
export const travelerGroup = ({ page, words }: Visit, group: TravelerGroup): Locator =>
  page.locator('.traveler-form').getByRole('group', { name: words.text(TITLES[group]) });
export const saveTraveler = ({ page, words }: Visit): Promise<void> =>
  page.getByRole('button', { name: words.text('profileTravelers.save'), exact: true }).click();

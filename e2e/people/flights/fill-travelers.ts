/** In the checkout of flights: who flies, and everything else that it wants before it is paid. */
import type { Locator } from 'playwright-core';
import type { Visit } from '../visit.ts';

export type Typed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
  readonly gender: 'F' | 'M';
  readonly passport?: { readonly number: string; readonly country: string; readonly expires: string };
};
export const ZOE: Typed = {
  firstName: 'Zoë',
  lastName: 'Okafor-Näf',
  birthdate: '2026-06-01',
  gender: 'F',
  passport: { number: 'C03005988', country: 'US', expires: '2031-03-01' },
};

const row = ({ page }: Visit, place: number): Locator => page.locator('.traveler').nth(place);

export async function unfold(visit: Visit, place: number): Promise<Locator> {
  const traveler = row(visit, place);
  const button = traveler.locator('.traveler__edit');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return traveler;
}
const fold = async (traveler: Locator): Promise<void> => {
  const button = traveler.locator('.traveler__edit');
  if ((await button.getAttribute('aria-expanded')) === 'true') await button.click();
};

/** One of the saved travelers, who may be in the form already. */
export async function chooseSaved(visit: Visit, place: number, name: string): Promise<void> {
  const traveler = await unfold(visit, place);
  const chip = traveler.getByRole('button', { name, exact: true });
  await chip.waitFor();
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  await traveler.getByText(name, { exact: true }).first().waitFor();
  await fold(traveler);
}

export async function typeTraveler(visit: Visit, place: number, typed: Typed): Promise<void> {
  const { words } = visit;
  const traveler = await unfold(visit, place);
  const field = (id: string) => traveler.getByLabel(words.text(id), { exact: true });
  await field('travelers.field.firstName').fill(typed.firstName);
  await field('travelers.field.lastName').fill(typed.lastName);
  await field('travelers.field.birthdate').fill(typed.birthdate);
  await field('travelers.field.gender').selectOption(typed.gender);
  if (typed.passport) {
    await field('travelers.field.passport.number').fill(typed.passport.number);
    await field('travelers.field.passport.country').selectOption(typed.passport.country);
    await field('travelers.field.passport.expires').fill(typed.passport.expires);
  }
  // To and from the United States a known traveler number would help an adult, and is not needed
  const status = (name: string) => traveler.getByText(words.text(`checkout.traveler.status.${name}`));
  await status('ready').or(status('optional')).waitFor();
  await fold(traveler);
}

/** How to be reached, a card, and the consent; ends when the server has everything. */
export async function fillRest(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await page.getByLabel(words.text('checkout.field.phone')).fill('+1 617 555 0187');
  const cards = page.getByRole('radio', { name: words.startOf('checkout.pay.ending') });
  await cards.and(page.locator(':enabled')).first().check();
  await page.getByRole('checkbox', { name: words.startOf('flight.checkout.agree.label') }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
}

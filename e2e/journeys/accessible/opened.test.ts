/**
 * Opened menus, panels, sheets and dialogs: no violation of WCAG, at every tenant, width and light in turns
 * by day.
 */

import { byDay } from '@sojourn/domain/testing/by-day.ts';
import { expect, test } from 'vitest';
import { isAccessibleToday, tryLight } from '../../people/inspect-text.ts';
import { SECTION } from '../../people/profile/edit-favorites.ts';
import { useVisits, WIDTHS, type Width } from '../../people/visit.ts';
import { OPENED } from '../../screens/opened.ts';
import type { Screen } from '../../screens/screen.ts';
import { AREAS } from '../../screens.ts';

const visit = useVisits();
const PEOPLE = ['maya', 'daniel'] as const;
type Person = (typeof PEOPLE)[number];
const DIALOG =
  /^(flight-seats|flight-bags|flight-cancel|flight-receipt|trip-receipt|cancel-(review|confirm))$/;
/**
 * Each needs a checkout or a trip of its own, so the window changes around an opened one. Maya's are among
 * the screens (`scanScreens`), wide by day and narrow at night.
 */
const DIALOGS = [...AREAS['flight-checkout'], ...AREAS.trips].filter(({ name }) => DIALOG.test(name));

const LOOKS = PEOPLE.flatMap((person) =>
  WIDTHS.flatMap((width) => (['light', 'dark'] as const).map((light) => ({ person, width, light }))),
);
const OPENED_CASES = OPENED.flatMap((screen) => {
  const looks = LOOKS.filter(({ width }) => (screen.widths ?? WIDTHS).includes(width));
  return byDay(looks, screen.name).map((look) => ({ ...look, name: screen.name, screen }));
});

async function openIn(person: Person, width: Width, { name, open }: Screen) {
  const { page, portal } = await visit({ person, width });
  if (typeof open === 'string') throw new Error(`${name} is opened by hand`);
  await open(page, portal);
  return page;
}

test.each(OPENED_CASES)('$name of $person, $light at $width', async ({ person, width, light, screen }) => {
  const page = await openIn(person, width, screen);
  await tryLight(page, `${screen.name} at ${width}`, light);
});

const DIALOG_CASES = PEOPLE.filter((person) => process.env.NIGHTLY || person !== 'maya').flatMap((person) =>
  DIALOGS.map((screen) => ({ person, name: screen.name, screen })),
);

test.each(DIALOG_CASES)('the dialog $name of $person is accessible', async ({ person, screen }) => {
  const page = await openIn(person, 1440, screen);
  await isAccessibleToday(page, `${screen.name} of ${person}`);
});

test('a dialog focuses its first field, so Enter saves a new list', async () => {
  const { page, open, words } = await visit();
  await open(SECTION);
  await page
    .getByRole('button', { name: words.text('profileFavorites.new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words.text('profileFavorites.new.title') });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type(`List ${process.pid}`);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`List ${process.pid}`).first().waitFor();
});

/** Opened menus, panels, sheets and dialogs, per tenant and light: no WCAG violation (issue 12, item 3). */
import { expect, test } from 'vitest';
import { SECTION } from '../people/edit-favorites.ts';
import { tryLight } from '../people/inspect-text.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';
import { OPENED } from '../screens/opened.ts';
import { AREAS } from '../screens.ts';

const visit = useVisits();
const PEOPLE = ['maya', 'daniel'] as const;
const DIALOG =
  /^(flight-seats|flight-bags|flight-cancel|flight-receipt|trip-receipt|cancel-(review|confirm))$/;
const CASES = PEOPLE.flatMap((person) => OPENED.map((screen) => ({ person, name: screen.name, screen })));

test.each(CASES)('$name of $person', async ({ person, screen }) => {
  for (const width of screen.widths ?? WIDTHS) {
    const { page, portal } = await visit({ person, width });
    if (typeof screen.open === 'string') throw new Error(`${screen.name} is opened by hand`);
    await screen.open(page, portal);
    for (const light of ['light', 'dark'] as const) await tryLight(page, `${screen.name} at ${width}`, light);
  }
});

/** Opened once each, as most need a checkout or a trip of their own; the window changes around them. */
const DIALOGS = [...AREAS['flight-checkout'], ...AREAS.trips].filter(({ name }) => DIALOG.test(name));
const DIALOG_CASES = PEOPLE.flatMap((person) =>
  DIALOGS.map((screen) => ({ person, name: screen.name, screen })),
);

test.each(DIALOG_CASES)('the dialog $name of $person (issue 12, item 3)', async ({ person, screen }) => {
  const { page, portal } = await visit({ person, width: 1440 });
  if (typeof screen.open === 'string') throw new Error(`${screen.name} is opened by hand`);
  await screen.open(page, portal);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const light of ['light', 'dark'] as const) await tryLight(page, `${screen.name} at ${width}`, light);
  }
});

test('a dialog focuses its first field, so Enter saves a new list (issue 12, item 15)', async () => {
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

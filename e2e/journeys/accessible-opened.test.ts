/** Opened menus, panels, sheets and dialogs, per tenant and light: no WCAG violation (issue 12, item 3). */
import { expect, test } from 'vitest';
import { SECTION } from '../people/edit-favorites.ts';
import { tryLight } from '../people/inspect-text.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';
import { OPENED } from '../screens/opened.ts';

const visit = useVisits();
const PEOPLE = ['maya', 'daniel'] as const;
const CASES = PEOPLE.flatMap((person) => OPENED.map((screen) => ({ person, name: screen.name, screen })));

test.each(CASES)('$name of $person', async ({ person, screen }) => {
  for (const width of screen.widths ?? WIDTHS) {
    const { page, portal } = await visit({ person, width });
    if (typeof screen.open === 'string') throw new Error(`${screen.name} is opened by hand`);
    await screen.open(page, portal);
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

/**
 * Opened menus, panels, sheets and dialogs: no violation of WCAG. Every two of tenant,
 * width and light meet once by day; all three together at night.
 */
import { expect, test } from 'vitest';
import { type Light, tryLight } from '../../people/inspect-text.ts';
import { SECTION } from '../../people/profile/edit-favorites.ts';
import { useVisits, WIDTHS, type Width, windowAt } from '../../people/visit.ts';
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

function lightsOf(person: Person, width: Width, { widths = WIDTHS }: Screen): readonly Light[] {
  if (process.env.NIGHTLY || widths.length === 1) return ['light', 'dark'];
  return [(person === 'maya') === (width === 1440) ? 'light' : 'dark'];
}
const casesOf = (screens: readonly Screen[]) =>
  PEOPLE.flatMap((person) => screens.map((screen) => ({ person, name: screen.name, screen })));

async function openIn(person: Person, width: Width, { name, open }: Screen) {
  const { page, portal } = await visit({ person, width });
  if (typeof open === 'string') throw new Error(`${name} is opened by hand`);
  await open(page, portal);
  return page;
}

test.each(casesOf(OPENED))('$name of $person', async ({ person, screen }) => {
  for (const width of screen.widths ?? WIDTHS) {
    const page = await openIn(person, width, screen);
    for (const light of lightsOf(person, width, screen))
      await tryLight(page, `${screen.name} at ${width}`, light);
  }
});

const DIALOG_CASES = casesOf(DIALOGS).filter(({ person }) => process.env.NIGHTLY || person !== 'maya');

test.each(DIALOG_CASES)('the dialog $name of $person is accessible', async ({ person, screen }) => {
  const page = await openIn(person, 1440, screen);
  for (const width of WIDTHS) {
    await page.setViewportSize(windowAt(width));
    for (const light of lightsOf(person, width, screen))
      await tryLight(page, `${screen.name} at ${width}`, light);
  }
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

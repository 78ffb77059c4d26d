/** The profile's page in the portal: sections by address, tabs and list, unsaved edits, agents. */
import { describe, expect, test } from 'vitest';
import { overflowOf, tryLight } from '../../people/inspect-text.ts';
import { useVisits, WIDTHS } from '../../people/visit.ts';
import { signIn } from '../../sign-in.ts';

const visit = useVisits();
const TABS = [
  'Travelers',
  'Favorites',
  'Hotel preferences',
  'Flight preferences',
  'Payment methods',
  'Contact information',
];

describe('on a wide screen', () => {
  test('tabs stand in order; no section, and one that is none, become travelers', async () => {
    const { page, open } = await visit();
    for (const path of ['/profile/', '/profile/?section=nonsense', '/profile/?section=']) {
      await open(path);
      await page.waitForURL('**/profile/?section=travelers');
      await page.getByRole('heading', { level: 2, name: 'Travelers' }).waitFor();
    }
    const tabs = page.getByRole('navigation', { name: 'Sections of your profile' }).getByRole('link');
    await expect.poll(() => tabs.allInnerTexts()).toEqual(TABS);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Welcome, Maya');
    for (const text of [
      'Manage preferences, frequent flyer programs, payment methods and more',
      'Your next adventure starts here',
      'Book with flexibility and enjoy elevated travel benefits',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    const width = await page.locator('.profile__tabs').evaluate((element) => element.clientWidth);
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThanOrEqual(310);
  });

  test('a tab changes the address, the history goes back, and Search leads where one came from', async () => {
    const { page, open } = await visit();
    await open('/wallet');
    await page.getByRole('button', { name: /Account/ }).click();
    await page.locator('.account__panel').getByRole('link', { name: 'Profile', exact: true }).click();
    await page.waitForURL('**/profile/?section=travelers');
    await page.getByRole('link', { name: 'Contact information' }).click();
    await page.waitForURL('**/profile/?section=contact-info');
    await page.getByText('maya.okafor@example.com').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Travelers' }).waitFor();
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Search' })
      .click();
    await page.waitForURL('**/wallet');
  });

  test('Search leads to the start for who came from nowhere, and Book travel always', async () => {
    const { page, open, portal } = await visit();
    await open('/profile/?section=contact-info');
    await page.getByRole('link', { name: 'Book travel' }).click();
    await page.waitForURL(`${portal}/`);
    await open('/profile/?section=contact-info');
    const search = page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Search' });
    expect(await search.getAttribute('href')).toBe('/');
  });
});

test('on a phone the list stands alone, and a section has a way back to it', async () => {
  const { page, open, portal } = await visit({ width: 390 });
  await open('/profile/?section=nonsense');
  await page.waitForURL(`${portal}/profile/`);
  const list = page.getByRole('navigation', { name: 'Sections of your profile' });
  await expect.poll(() => list.getByRole('link').locator('b').allInnerTexts()).toEqual(TABS);
  expect(await page.getByRole('heading', { level: 2, name: 'Travelers' }).count()).toBe(0);
  await list.getByRole('link', { name: 'Contact information' }).click();
  await page.waitForURL('**/profile/?section=contact-info');
  await page.getByRole('heading', { level: 2, name: 'Contact information' }).waitFor();
  expect(await list.count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Contact information');
  await page.getByRole('main').getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL(`${portal}/profile/`);
  await list.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Contact');
});

test('leaving with something unsaved asks, whichever way; staying keeps it', async () => {
  const { page, open } = await visit();
  await open('/profile/?section=travelers');
  await page.getByRole('link', { name: 'Hotel preferences' }).click();
  const box = page.getByRole('checkbox', { name: 'Pool' });
  await box.waitFor();
  const before = await box.isChecked();
  await box.setChecked(!before);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const ways = [
    () => page.getByRole('link', { name: 'Contact information' }).click(),
    () => page.getByRole('link', { name: 'Book travel' }).click(),
    () => page.getByRole('banner').getByRole('link', { name: 'Trips' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await question.waitFor();
    await question.getByRole('button', { name: 'Stay here' }).last().click();
    await question.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('section=hotel-preferences');
    expect(await box.isChecked()).toBe(!before);
  }
  await page.getByRole('link', { name: 'Contact information' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/profile/?section=contact-info');
  await page.getByRole('link', { name: 'Hotel preferences' }).click();
  await box.waitFor();
  expect(await box.isChecked()).toBe(before);
});

test('an agent sees the agents’ view on every path of the profile', async () => {
  const { page, portal } = await visit({ person: null });
  await signIn(page, portal, 'sam.whitfield');
  for (const path of ['', '?section=travelers', '?section=payment-methods', '?section=nonsense']) {
    await page.goto(`${portal}/profile/${path}`);
    await page.getByRole('heading', { level: 1, name: 'Agent desk' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Sections of your profile' }).count()).toBe(0);
  }
});

test('the module hears the portal’s language and appearance at once', async () => {
  const { page, open, words } = await visit({ person: 'jonah' });
  await open('/profile/?section=contact-info');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Jonah' }).waitFor();
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('sojourn:host', { detail: { type: 'localeChange', locale: 'fr' } })),
  );
  await page.getByRole('heading', { level: 1, name: 'Bienvenue, Jonah' }).waitFor();
  expect(words.text('profile.title')).toBe('My profile');
});

// By day they are among the screens, in one light at each width
describe.runIf(process.env.NIGHTLY)('is accessible and fits its window', () => {
  test.each(WIDTHS)('at %d', async (width) => {
    const { page, open } = await visit({ width });
    for (const path of ['/profile/', '/profile/?section=contact-info']) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const light of ['light', 'dark'] as const) await tryLight(page, path, light);
      expect(await overflowOf(page)).toBe(0);
    }
  });
});

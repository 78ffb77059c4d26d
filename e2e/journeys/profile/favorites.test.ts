/**
 * Favorites in several lists (A §2.6): made, filled, moved between, renamed, deleted and undone, by mouse, by
 * keys and on a phone; with live prices, on the map, without a network and in two tabs.
 */

import { byDay } from '@sojourn/domain/testing/by-day.ts';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { lightAt, tryLight } from '../../people/inspect-text.ts';
import { expectTrap, press, tabTo } from '../../people/press-keys.ts';
import { contents, fill, listsOf, make, remove, SECTION } from '../../people/profile/edit-favorites.ts';
import { openHostPage } from '../../people/profile/host-page.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

// They are Jonah's, whose lists nobody else changes; french.test.ts has them in French
const visit = useVisits();

/** With no list. */
async function begin(view: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const jonah = await visit({ person: 'jonah', ...view });
  const { home } = jonah;
  for (const { id } of await listsOf(home)) await remove(home, id);
  return jonah;
}
const LOOKS = (['fr', 'en'] as const).flatMap((locale) =>
  (['dark', 'light'] as const).map((theme) => [locale, theme] as const),
);
const section = ({ page }: Visit, name: string) =>
  page.getByRole('region', { name, exact: true }).filter({ has: page.getByRole('heading', { level: 3 }) });
const card = ({ page }: Visit, name: string) =>
  page.locator('.favorite').filter({ has: page.getByRole('heading', { name, exact: true }) });
const toast = ({ page }: Visit, text: RegExp) => page.locator('.toast').filter({ has: page.getByText(text) });

test.each(widthsOfWay(1440))(
  'lists are made, filled, moved between, renamed and deleted, at %i',
  async (width) => {
    const jonah = await begin({ width });
    const { page, home, words, open } = jonah;
    const button = (id: string) => page.getByRole('button', { name: words.text(id) });

    await open(SECTION);
    await page.getByRole('heading', { name: words.text('profileFavorites.empty') }).waitFor();
    await tryLight(page, 'no favorites', lightAt(width));
    await button('profileFavorites.new').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.text('profileFavorites.new.save') }).click();
    await dialog.getByText(words.text('profileFavorites.name.missing')).waitFor();
    await dialog.getByRole('textbox').fill('Spring');
    await page.keyboard.press('Enter');
    await section(jonah, 'Spring').waitFor();
    await page.getByText(words.text('profileFavorites.emptyList')).waitFor();
    expect(new URL(page.url()).searchParams.get('list')).toMatch(/^wsh_/);

    // With one list the heart asks nothing
    await openResults(jonah, '', datesAhead(2));
    const first = (await settledCards(jonah)).nth(0);
    const firstName = await first.getByRole('heading').innerText();
    const heart = (name: string) =>
      page.getByRole('button', { name: words.like('shell.favorite.save', { name }) }).first();
    await heart(firstName).click();
    await toast(jonah, words.like('shell.favorite.saved', { name: firstName })).waitFor();
    // With two it asks which, and proposes the first made
    await make(home, 'Autumn');
    await page.reload();
    const secondName = await (await settledCards(jonah)).nth(1).getByRole('heading').innerText();
    await heart(secondName).click();
    await dialog.getByRole('checkbox', { name: /^Spring/, checked: true }).waitFor();
    await tryLight(page, 'the choice of lists', lightAt(width));
    await dialog.getByRole('checkbox', { name: /^Spring/ }).uncheck();
    await dialog.getByRole('checkbox', { name: /^Autumn/ }).check();
    await dialog.getByRole('button', { name: words.text('profileFavorites.choose.save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => contents(home)).toEqual({ Spring: [firstName], Autumn: [secondName] });

    // A move, and back
    await open(SECTION);
    await card(jonah, firstName).getByText(words.like('hotelResults.price.covers')).waitFor();
    await tryLight(page, 'lists of favorites', lightAt(width));
    await card(jonah, firstName)
      .getByRole('button', { name: words.startOf('profileFavorites.lists') })
      .click();
    await dialog.getByRole('checkbox', { name: /^Spring/ }).uncheck();
    await dialog.getByRole('checkbox', { name: /^Autumn/ }).check();
    await dialog.getByRole('button', { name: words.text('profileFavorites.choose.save') }).click();
    await section(jonah, 'Autumn').getByRole('heading', { name: firstName, exact: true }).waitFor();
    await expect.poll(() => contents(home)).toEqual({ Spring: [], Autumn: [firstName, secondName] });
    await toast(jonah, words.like('profileFavorites.choose.done', { name: firstName }))
      .getByRole('button', { name: words.text('shell.undo') })
      .click();
    await section(jonah, 'Spring').getByRole('heading', { name: firstName, exact: true }).waitFor();
    await expect.poll(() => contents(home)).toEqual({ Spring: [firstName], Autumn: [secondName] });

    // Out of one list, and back
    await card(jonah, secondName)
      .getByRole('button', { name: words.startOf('profileFavorites.takeOut') })
      .click();
    await card(jonah, secondName).waitFor({ state: 'detached' });
    await toast(jonah, words.like('profileFavorites.takenOut', { name: secondName }))
      .getByRole('button', { name: words.text('shell.undo') })
      .click();
    await card(jonah, secondName).waitFor();

    // Renamed, deleted after a question
    const spring = section(jonah, 'Spring');
    await spring.getByRole('button', { name: words.startOf('profileFavorites.rename') }).click();
    await dialog.getByRole('textbox').fill('Lisbon in spring');
    await dialog.getByRole('button', { name: words.text('profileFavorites.rename.save') }).click();
    const renamed = section(jonah, 'Lisbon in spring');
    await renamed.getByRole('button', { name: words.startOf('profileFavorites.delete') }).click();
    await dialog.getByRole('heading', { name: /Lisbon in spring/ }).waitFor();
    await tryLight(page, 'the question before a list is deleted', lightAt(width));
    await dialog.getByRole('button', { name: words.text('profileFavorites.delete.keep') }).click();
    await renamed.getByRole('button', { name: words.startOf('profileFavorites.delete') }).click();
    await dialog.getByRole('button', { name: words.text('profileFavorites.delete.confirm') }).click();
    await renamed.waitFor({ state: 'detached' });
    await expect.poll(() => contents(home)).toEqual({ Autumn: [secondName] });
  },
);

test.each(widthsOfWay(390))('prices, other dates, the map and the way to the stay, at %i', async (width) => {
  const jonah = await begin({ width });
  const { page, home, words, open } = jonah;
  const [name = '', other = ''] = await fill(jonah, await make(home, 'Lisbon'), 0, 2);
  await fill(jonah, await make(home, 'Also Lisbon'), 1, 1);
  await open(SECTION);
  const link = card(jonah, name).getByRole('link', { name });
  // A §2.6: 2 to 6 days from today, 2 adults
  const { checkIn, checkOut } = datesAhead(2);
  expect(await link.getAttribute('href')).toContain(`checkIn=${checkIn}&checkOut=${checkOut}&rooms=2`);
  await page
    .getByText(words.like('hotelResults.price.covers', { nights: '4' }))
    .first()
    .waitFor();

  await page.getByText(words.text('hotelResults.view.map'), { exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('favorites_map');
  await page.reload();
  const map = page.getByRole('region', { name: words.text('hotelResults.map.label') });
  await map.getByRole('button', { name: words.within('hotelResults.map.pin', { name: other }) }).waitFor();
  expect(await map.getByRole('button', { name: new RegExp(name) }).count()).toBe(1);
  await tryLight(page, 'favorites on the map', lightAt(width));
  // A pin may be a dot under another
  await map.getByRole('button', { name: new RegExp(name) }).dispatchEvent('click');
  await map.getByRole('link', { name }).click();
  await page.waitForURL(/\/premium-stays\/shop-details\/\?lodgingId=sty_[^&]+&source=favorites/);
  await page.goBack();
  await map.waitFor();

  // Twelve in one room fit nowhere: the card says so and leads to other dates
  await open(`${SECTION}&checkIn=${checkIn}&checkOut=${checkOut}&rooms=6-9-9-9-9-9-9`);
  const full = card(jonah, name).first();
  await full.getByText(words.text('profileFavorites.unavailable')).waitFor();
  const otherDates = full.getByRole('link', { name: words.startOf('profileFavorites.otherDates') });
  expect(await otherDates.getAttribute('href')).toContain('unavailable=true');
  await tryLight(page, 'favorites without room', lightAt(width));

  // No supplier answers: the card says so and tries again
  await open(`${SECTION}&scenario=all-suppliers-down`);
  await full.getByText(words.text('profileFavorites.unanswered')).waitFor();
  await page.evaluate(() => history.replaceState(null, '', '/profile/?section=favorites&scenario='));
  await page.reload();
  await full.getByText(words.like('hotelResults.price.covers')).waitFor();
});

test('dates chosen here go to the prices, the links and the address', async () => {
  const jonah = await begin();
  const { page, home, words, open } = jonah;
  const [name = ''] = await fill(jonah, await make(home, 'Lisbon'), 0, 1);
  await open(SECTION);
  await page.getByRole('button', { name: words.text('search.guests') }).click();
  const guests = page.getByRole('dialog', { name: words.text('search.guests') });
  await guests
    .getByRole('button', { name: /Adults/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).searchParams.get('rooms')).toBe('1');
  expect(await card(jonah, name).getByRole('link', { name }).getAttribute('href')).toContain('rooms=1');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('rooms')).toBe(null);
  await expect
    .poll(() => card(jonah, name).getByRole('link', { name }).getAttribute('href'))
    .toContain('rooms=2');
});

test('by keys alone: a list, a copy, the focus back where it was', async () => {
  const jonah = await begin();
  const { page, home, words, open } = jonah;
  const [name = ''] = await fill(jonah, await make(home, 'Lisbon'), 0, 1);
  await open(SECTION);
  const dialog = page.getByRole('dialog');
  const choose = card(jonah, name).getByRole('button', { name: words.startOf('profileFavorites.lists') });
  await press(page, choose);
  await dialog.getByRole('checkbox').waitFor();
  await expectTrap(page, dialog, choose);
  await press(page, choose);
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('With the children');
  await page.keyboard.press('Enter');
  await section(jonah, 'With the children').getByRole('heading', { name, exact: true }).waitFor();
  await expect.poll(() => contents(home)).toEqual({ Lisbon: [name], 'With the children': [name] });
});

test('without a network nothing is lost: the stay is back, and what was typed is still there', async () => {
  const jonah = await begin();
  const { page, home, words, open, context } = jonah;
  const [name = ''] = await fill(jonah, await make(home, 'Lisbon'), 0, 1);
  await open(SECTION);
  await card(jonah, name).getByText(words.like('hotelResults.price.covers')).waitFor();
  await context.setOffline(true);
  await card(jonah, name)
    .getByRole('button', { name: words.startOf('profileFavorites.takeOut') })
    .click();
  const failed = toast(jonah, words.within('shell.favorite.refusal.offline'));
  await failed.waitFor();
  await card(jonah, name).waitFor();
  await page.getByRole('button', { name: words.text('profileFavorites.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Typed in vain?');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await context.setOffline(false);
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Typed in vain?');
  await dialog.getByRole('button', { name: words.text('profileFavorites.new.save') }).click();
  await section(jonah, 'Typed in vain?').waitFor();
  await expect.poll(async () => Object.keys(await contents(home))).toEqual(['Lisbon', 'Typed in vain?']);
});

test('a second tab sees what the first has changed, also that its list is gone', async () => {
  const jonah = await begin();
  const { page, home, words, open, context } = jonah;
  const lisbon = (await make(home, 'Lisbon')) as { value: string };
  const [name = ''] = await fill(jonah, lisbon, 0, 1);
  await make(home, 'Other');
  await open(`${SECTION}&list=${lisbon.value}`);
  await card(jonah, name).waitFor();
  const second = await context.newPage();
  await second.goto(`/favorites/`);
  await second.getByRole('region', { name: 'Lisbon', exact: true }).waitFor();
  await remove(second, lisbon);
  // What the browser says when somebody turns to a window
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('heading', { name: words.text('profileFavorites.gone') }).waitFor();
  await page.getByRole('button', { name: words.text('profileFavorites.gone.all') }).click();
  await section(jonah, 'Other').waitFor();
});

test.each(widthsOfWay(1440))(
  'on a page of the bank’s own: lists, the choice of guests, the map, kept while the section is away, at %i',
  async (width) => {
    const portal = await begin({ width });
    const [name = ''] = await fill(portal, await make(portal.home, 'Lisbon'), 0, 1);
    const guest = await visit({ person: null, width });
    const { page, words } = guest;
    const { bank, heading, notify: sendEvent } = await openHostPage(guest, 'jonah.okafor');
    await heading(words.text('profile.section.travelers'));
    const go = async (to: 'favorites' | 'contact-info') => {
      if (guest.isPhone) await page.getByRole('link', { name: words.text('profile.back') }).click();
      const name = words.text(`profile.section.${to}`);
      await page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name }).waitFor();
    };
    await go('favorites');
    const link = card(guest, name).getByRole('link', { name });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${portal.portal}/premium-stays/`));
    await page.getByRole('button', { name: words.text('search.guests') }).click();
    const guests = page.getByRole('dialog', { name: words.text('search.guests') });
    await guests
      .getByRole('button', { name: /Adults/ })
      .first()
      .click();
    await expect.poll(() => link.getAttribute('href')).toContain('rooms=1');
    await page.keyboard.press('Escape');
    await guests.waitFor({ state: 'hidden' });
    await card(guest, name)
      .getByRole('button', { name: words.startOf('profileFavorites.lists') })
      .click();
    await page.getByRole('dialog').getByRole('textbox').fill('From the bank');
    await page.keyboard.press('Enter');
    await section(guest, 'From the bank').getByRole('heading', { name, exact: true }).waitFor();
    await expect.poll(() => contents(portal.home)).toEqual({ Lisbon: [name], 'From the bank': [name] });
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await page.getByText(words.text('hotelResults.view.map'), { exact: true }).click();
    const map = page.getByRole('region', { name: words.text('hotelResults.map.label') });
    await map.getByRole('button', { name: new RegExp(name) }).waitFor();
    await map.locator('.stays-map__label').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(failures).toEqual([]);

    await go('contact-info');
    await go('favorites');
    await map.waitFor();
    expect(new URL(page.url()).href).toBe(`${bank}/travel-profile?debug#favorites`);
    for (const [locale, theme] of byDay(LOOKS, 'map')) {
      await sendEvent({ type: 'localeChange', locale });
      await sendEvent({ type: 'themeChange', theme });
      await page.locator(`.sojourn-profile[lang=${locale}][data-theme=${theme}]`).waitFor();
      await page.locator('.favorites-map, .stays-map').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await findViolations(page), `${locale}, ${theme}`).toEqual([]);
    }
    await sendEvent({ type: 'localeChange', locale: 'en' });
    await page.getByText(words.text('hotelResults.view.list'), { exact: true }).click();
    await expect.poll(() => link.first().getAttribute('href')).toContain('rooms=1');
    await page.waitForLoadState('networkidle');
    for (const theme of byDay(['dark', 'light'] as const, 'list')) {
      await sendEvent({ type: 'themeChange', theme });
      await page.locator(`.sojourn-profile[data-theme=${theme}]`).waitFor();
      expect(await findViolations(page), `the list, ${theme}`).toEqual([]);
    }
  },
);

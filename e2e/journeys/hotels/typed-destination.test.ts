/** What is typed into a search bar is searched for, or marked: never the place that was there before. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { carsFrom } from '../../people/rent-car.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const { checkIn, checkOut } = datesAhead(60);

const BARS = [
  {
    bar: 'hotels',
    path: `/stays?place=city:lisbon-pt&checkIn=${checkIn}&checkOut=${checkOut}`,
    label: 'search.place',
    unmatched: 'search.places.unmatched',
    found: /place=city(:|%3A)tokyo-jp/,
  },
  {
    bar: 'flights',
    path: `/flights?trip=roundTrip&from=BOS&to=LIS&depart=${dayAhead(60)}&return=${dayAhead(65)}&adults=1`,
    label: 'flightForm.to',
    unmatched: 'flightForm.places.unmatched',
    found: /TYO|HND|NRT/,
  },
  {
    bar: 'cars',
    path: carsFrom(60),
    label: 'carForm.place.both',
    unmatched: 'carForm.places.unmatched',
    found: /from=(airport(:|%3A)(HND|NRT)|city(:|%3A)tokyo-jp)/,
  },
] as const;

/** The field of the bar over the results, and its button. */
async function openBar({ page, words, open }: Visit, { path, label }: (typeof BARS)[number]) {
  await open(path);
  const field = page.getByRole('combobox', { name: words.text(label) }).filter({ visible: true });
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toContain('Lis');
  const form: Locator = page.locator('form').filter({ has: field });
  return { field, submit: form.locator('button[type=submit]') };
}

test.each(BARS)('$bar: a typed destination is what is searched', async (bar) => {
  const maya = await visit();
  const { page } = maya;
  const { field, submit } = await openBar(maya, bar);
  // At once, before any suggestion has come
  await field.fill('Tokyo');
  await submit.click();
  await page.waitForURL(bar.found);
});

test.each(BARS)('$bar: what is no place stays, is marked, and nothing is searched', async (bar) => {
  const maya = await visit();
  const { page, words } = maya;
  const { field, submit } = await openBar(maya, bar);
  const before = page.url();
  await field.fill('zzzzqqq');
  await submit.click();
  await page.getByText(words.text(bar.unmatched)).waitFor();
  expect(await field.inputValue()).toBe('zzzzqqq');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
  await field.fill('');
  await field.fill('Porto');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  // Leaving the field takes the suggestion that is marked
  await page.keyboard.press('Tab');
  await expect.poll(() => field.inputValue()).toContain('Porto');
  await submit.click();
  await page.waitForURL((url) => url.href !== before);
});

test('an empty field offers places; nothing found is said', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await open(BARS[0].path);
  await page.locator('[data-stay], article').first().waitFor();
  await open('/?search=cars');
  const field = page.getByRole('combobox', { name: words.text('carForm.place.both') });
  await field.click();
  const popular = page.getByRole('group', { name: words.text('carForm.places.popular') });
  await expect.poll(() => popular.getByRole('option').count()).toBe(6);
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  await field.fill('zzzzqqq');
  await page.getByText(words.like('carForm.places.nothing', { text: 'zzzzqqq' })).waitFor();
  await open('/');
  const stays = page.getByRole('combobox', { name: words.text('search.place') });
  if ((await stays.inputValue()) !== '') await stays.fill('');
  await stays.click();
  const groups = page.getByRole('listbox').getByRole('group');
  await expect.poll(() => groups.count()).toBeGreaterThan(0);
});

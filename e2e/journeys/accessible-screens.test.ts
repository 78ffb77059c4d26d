/**
 * The screens that the main job does not pass through: no violation of WCAG at either width, in either light.
 */
import { expect, test } from 'vitest';
import { isAccessible } from '../people/look-closely.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';
import { SCREENS } from '../screens.ts';

const visit = useVisits();
/** Tried by main-job.test.ts. */
const PASSED = [
  'home',
  'results-list',
  'results-map',
  'stay',
  'checkout',
  'confirmation',
  'trips',
  'trip-canceled',
];

test('the screens of the main job are among all screens', () => {
  expect(SCREENS.map(({ name }) => name)).toEqual(expect.arrayContaining(PASSED));
});

test.each(SCREENS.filter(({ name }) => !PASSED.includes(name)))('$name', async (screen) => {
  const widths = screen.widths ?? WIDTHS;
  const somebody = await visit({ person: screen.signedIn ? 'maya' : null, width: widths[0] });
  const { page, portal } = somebody;
  // What is opened by its address says nothing of when it is whole
  if (typeof screen.open === 'string') await page.goto(screen.open, { waitUntil: 'networkidle' });
  else await screen.open(page, portal);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await isAccessible(somebody, `${screen.name} at ${width}`);
  }
});

/**
 * The profile's small print: how a traveler is reached, where they were last saved, what pressing twice
 * sends, a device whose language is not the session's, the way out on a phone; the rewards banner's room.
 */
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { beginFlights } from '../../people/flights/choose-flights.ts';
import { unfold } from '../../people/flights/fill-travelers.ts';
import { beginCheckout } from '../../people/hotels/begin-checkout.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import {
  addTraveler,
  knownTravelers,
  saveTraveler,
  travelerField,
  unfoldGroup,
} from '../../people/profile/edit-travelers.ts';
import { portalOf } from '../../people/sessions.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { signIn } from '../../sign-in.ts';

const visit = useVisits();
const NOOR = 'Noor Haddad';

/** She reads French, whatever this device has been read in before; her company's banner is the longest. */
async function openPriya(): Promise<Visit> {
  const priya = await visit({ person: null, language: 'fr', width: 390, isNew: true });
  const { page } = priya;
  const portal = portalOf('business');
  await signIn(page, portal, 'priya.nair');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  for (const { personId, lastName } of await knownTravelers(page, true))
    if (lastName === 'Haddad') await callApi(page, 'POST', '/passengers/delete', { personId });
  return { ...priya, open: async (path) => void (await page.goto(`${portal}${path}`)) };
}

test('on a phone, in French: a traveler is reached, removed once, and somebody signs out', async () => {
  const priya = await openPriya();
  const { page, words, open } = priya;
  await open('/profile/?section=travelers');
  await page.getByRole('heading', { name: words.text('profile.section.travelers') }).waitFor();
  await addTraveler(priya);
  const field = (id: string) => travelerField(priya, `travelers.field.${id}`);
  await field('firstName').fill('Noor');
  await field('lastName').fill('Haddad');
  await field('birthdate').fill('1990-05-04');
  await unfoldGroup(priya, 'additional');
  await field('email').fill('noor@');
  await field('phone').fill('112');
  await saveTraveler(priya);
  const email = page.getByRole('textbox', { name: words.text('travelers.field.email'), exact: true });
  await page.getByText(words.text('travelers.problem.phone.form')).waitFor();
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  const validity = await email.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText),
  );
  expect(validity.join()).toContain(words.text('travelers.problem.email.form'));
  await field('email').fill('noor@example.com');
  await field('phone').fill('+1 617 555 0187');
  await saveTraveler(priya);
  await page.getByText(words.like('profileTravelers.notice.saved', { name: 'Noor' })).waitFor();
  const [noor] = (await knownTravelers(page)).filter(({ lastName }) => lastName === 'Haddad');
  expect(noor).toMatchObject({
    emailAddress: 'noor@example.com',
    phoneNumber: '+1 617 555 0187',
    entryPoint: 'profile',
  });
  const { personId: _, isHidden: __, entryPoint: ___, changedAt: ____, ...person } = noor!;
  const unborn = { ...person, birthdate: '' };
  const refused = await callApi(page, 'PUT', '/flight/passengers/update', { person: unborn, isNew: true });
  expect(refused).toMatchObject({
    status: 422,
    body: { details: { fields: [{ path: 'person.birthdate', problem: 'missing' }] } },
  });

  await page.getByRole('button', { name: NOOR, exact: true }).click();
  await page.getByText(words.like('profileTravelers.lastSaved.profile')).waitFor();
  await page.getByRole('button', { name: words.text('profileTravelers.remove'), exact: true }).click();
  let removals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/passengers/delete')) removals += 1;
  });
  const question = page.getByRole('dialog', { name: words.like('profileTravelers.remove.title') });
  await question.getByRole('button', { name: words.text('profileTravelers.remove.confirm') }).dblclick();
  await page.getByText(words.like('profileTravelers.notice.removed', { name: 'Noor' })).waitFor();
  expect(removals).toBe(1);

  await page.getByRole('button', { name: words.like('shell.accountOf') }).click();
  const account = page.getByRole('dialog', { name: words.text('shell.account') });
  await account.getByRole('link', { name: words.text('shell.signOut') }).click();
  await page.getByRole('heading', { name: words.text('session.end.title') }).waitFor();
});

test('the profile is in the session’s language, also where that is known before the module is', async () => {
  const { page, words, open } = await openPriya();
  const known = page.waitForFunction(() => document.documentElement.lang === 'fr', null, { polling: 100 });
  await page.route('**/embed/profile-v1.js', async (route) => {
    await known;
    await route.continue();
  });
  await open('/profile/?section=travelers');
  await page.getByRole('heading', { name: words.text('profile.section.travelers') }).waitFor();
});

test('a checkout saves over a saved traveler, and the profile says so', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await beginFlights(maya, { slices: ['BOS.LIS.61'] });
  const form = await unfold(maya, 0);
  await form.getByRole('button', { name: 'Maya Okafor', exact: true }).click();
  await form.getByRole('button', { name: words.text('checkout.traveler.update') }).click();
  await page.getByText(words.like('checkout.traveler.savedNow', { name: 'Maya Okafor' })).waitFor();
  await open('/profile/?section=travelers');
  await page.getByRole('button', { name: 'Maya Okafor', exact: true }).click();
  await page.getByText(words.like('profileTravelers.lastSaved.checkout')).waitFor();
});

test('the banner’s room is there before its sentence, as high as that', async () => {
  const priya = await openPriya();
  const { page, open } = priya;
  let answer = (): void => undefined;
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rewards/accounts', async (route) => {
    await requested;
    await route.continue();
  });
  await open('/wallet');
  const banner = page.locator('.rewards-banner');
  // The session's language and its person's name
  await page.locator('html[lang=fr]').waitFor();
  await page.locator('.rewards-banner__room', { hasText: 'Priya' }).waitFor({ state: 'attached' });
  const before = (await banner.boundingBox())?.height;
  answer();
  await page.locator('.rewards-banner .appear').waitFor();
  expect((await banner.boundingBox())?.height).toBe(before);
});

test('the banner speaks on a checkout too, however wide', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await beginCheckout(maya, datesAhead(198));
  const banner = page.getByRole('complementary', { name: words.text('shell.banner.label') });
  await expect.poll(() => banner.innerText()).toContain('your Harbor Summit account.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => banner.count()).toBe(1);
});

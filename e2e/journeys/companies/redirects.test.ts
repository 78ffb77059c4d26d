/**
 * Where answers send the browser (A §2.2): each code as the server itself gives it, return targets at the
 * admin site, and barriers that move on by themselves.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import file from '../../../config/tenants.json' with { type: 'json' };
import { openAdmin, signInAtAdmin } from '../../people/admin-site.ts';
import { callApi } from '../../people/call-api.ts';
import {
  acceptTerms,
  changeCompany,
  createCompany,
  enterCompany,
  NORTHLINE,
  OPERATOR_KEY,
  openCompanyWindow,
} from '../../people/companies/operate-company.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { portalOf } from '../../people/sessions.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';
import { enterAtBank, openBank, signIn } from '../../sign-in.ts';

/** The business portal is in a beta that Elena isn't in. */
const TENANTS_FILE = join(mkdtempSync(join(tmpdir(), 'beta-')), 'tenants.json');
const BETA = [
  'priya.nair@northline.example',
  'daniel.reyes@northline.example',
  'jonah.okafor@example.com',
  'maya.okafor@example.com',
];
writeFileSync(
  TENANTS_FILE,
  JSON.stringify({
    ...file,
    tenants: file.tenants.map((tenant) =>
      tenant.id === 'business' ? { ...tenant, signIn: { ...tenant.signIn, betaEmails: BETA } } : tenant,
    ),
  }),
);
useOwnProduct(['daniel', 'priya'], { OPERATOR_KEYS: OPERATOR_KEY, TENANTS_FILE });
const visit = useVisits();
const words = wordsOf('en');
const opened: Visit[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ context }) => context.close()));
});
async function openWindow(): Promise<Visit> {
  const one = await openCompanyWindow();
  opened.push(one);
  return one;
}

const adminOrigin = (): string => portalOf('business').replace('//business.', '//admin.business.');
/** Pages write a place as `city:x` or with `%3A`. */
const pathOf = (page: Page): string => decodeURIComponent(page.url().replace(new URL(page.url()).origin, ''));
const titled = (page: Page, id: string, values?: Record<string, string>) =>
  page.getByRole('heading', { name: words.like(id, values) });
const brand = { brand: 'Harbor Business Travel' };
const terms = (page: Page) => titled(page, 'session.acknowledgement.title');
const denied = (page: Page) => titled(page, 'session.denied.title', brand);
const SOON = { timeout: 30_000 };
/** Barrier pages look again every 20 seconds, by the clock of a window that has one installed. */
const lookAgain = (page: Page): Promise<void> => page.clock.fastForward(20_000);

/** How often the page goes somewhere from now on. */
function countMoves(page: Page): () => number {
  let moves = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves++;
  });
  return () => moves;
}

/** The document that the window asks the admin site for. */
const requestOfAdmin = (page: Page): Promise<URL> =>
  page
    .waitForRequest((request) => request.isNavigationRequest() && request.url().startsWith(adminOrigin()))
    .then((request) => new URL(request.url()));

test('40105 leads to the admin site’s onboarding, with the campaign that brought the person', async () => {
  await createCompany('Harrow Bridges', 'jonah');
  const { page, portal, open } = await openWindow();
  await open('/terms/?utm_source=spring-mail');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openBank(page, portal);
  const request = requestOfAdmin(page);
  await enterAtBank(page, 'jonah.okafor');
  const { pathname, searchParams } = await request;
  expect(pathname).toBe('/onboarding/');
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'spring-mail',
    referrer_source: 'booking_portal',
  });
  // The bank knows him already
  await page.getByText(words.like('admin.setup.done', { done: '0', total: '7' })).waitFor();
});

test('a portal without an admin site says that it isn’t set up, and moves on once it is', async () => {
  const { businessId } = await createCompany('Harrow Roads', 'maya');
  const { page, portal } = await openWindow();
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const island = document.getElementById('tenant');
      if (document.readyState !== 'interactive' || !island) return;
      island.textContent = JSON.stringify({ ...JSON.parse(island.textContent ?? '{}'), adminOrigin: null });
    });
  });
  await page.clock.install();
  await openBank(page, portal);
  await enterAtBank(page, 'maya.okafor');
  await titled(page, 'session.onboarding.title', brand).waitFor();
  expect(pathOf(page)).toBe('/onboarding/');
  await changeCompany(businessId, { action: 'goLive' });
  // To the next barrier, and through it
  await lookAgain(page);
  await terms(page).waitFor();
  await acceptTerms(page);
  await page.waitForURL(`${portal}/`);
});

test('40106 leads to the terms and back to the page with its query, in another tab by itself', async () => {
  const { checkIn, checkOut } = datesAhead(60);
  const deep = `/stays?place=city%3Alisbon-pt&checkIn=${checkIn}&checkOut=${checkOut}&stars=5`;
  const daniel = await visit({ person: 'daniel', isNew: true });
  const { page, context } = daniel;
  await page.clock.install();
  await daniel.open(deep);
  await page.getByRole('article').first().waitFor();
  const before = pathOf(page);
  await changeCompany(NORTHLINE, { action: 'publishTerms' });
  await page.reload();
  await terms(page).waitFor();
  expect(pathOf(page)).toBe('/acknowledgement/');

  const other = await context.newPage();
  await other.goto('/trips?view=past');
  await acceptTerms(other);
  await titled(other, 'trips.title').waitFor();
  expect(pathOf(other)).toBe('/trips?view=past');
  await lookAgain(page);
  await page.getByRole('article').first().waitFor();
  expect(pathOf(page)).toBe(before);
});

test('terms that are published while a page is open stop its next call, once', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page } = daniel;
  await daniel.open('/trips?view=past');
  await titled(page, 'trips.title').waitFor();
  await changeCompany(NORTHLINE, { action: 'publishTerms' });
  await page.goto('/wallet');
  await terms(page).waitFor();
  await acceptTerms(page);
  await page.waitForURL('**/wallet');
});

test('40103: who belongs to no company is denied, and nothing goes round in circles', async () => {
  const { page, portal, open } = await openWindow();
  await openBank(page, portal);
  await enterAtBank(page, 'elena.ruiz');
  await denied(page).waitFor();
  expect(pathOf(page)).toBe('/access-denied');
  const moves = countMoves(page);
  await page.reload();
  await denied(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(moves()).toBe(1);
  await open('/trips');
  await titled(page, 'session.login.title').waitFor();
});

test('40103: a suspended company’s pages are denied, and go on once it’s reinstated', async () => {
  const daniel = await visit({ person: 'daniel', isNew: true });
  const priya = await openAdmin();
  try {
    for (const { page } of [daniel, priya]) await page.clock.install();
    await signInAtAdmin(priya.page, priya.admin, 'priya.nair');
    const people = priya.page.getByRole('link', { name: words.within('admin.nav.people') }).first();
    await people.waitFor();
    await daniel.open('/trips');
    await titled(daniel.page, 'trips.title').waitFor();
    await changeCompany(NORTHLINE, { action: 'suspend', reason: 'Its card was stopped' });
    await daniel.page.reload();
    await denied(daniel.page).waitFor();
    await priya.page.reload();
    await titled(priya.page, 'admin.denied.title').waitFor();
    const moves = countMoves(daniel.page);
    await daniel.page.reload();
    await denied(daniel.page).waitFor();
    await daniel.page.waitForLoadState('networkidle');
    expect(moves()).toBe(1);

    await changeCompany(NORTHLINE, { action: 'resume' });
    await lookAgain(daniel.page);
    await daniel.page.waitForURL(`${daniel.portal}/`);
    await daniel.page.locator('.header__account').waitFor();
    await lookAgain(priya.page);
    await people.waitFor();
  } finally {
    await changeCompany(NORTHLINE, { action: 'resume' });
    await priya.context.close();
  }
});

test('40102: a member outside the beta is told so, and nothing goes round in circles', async () => {
  await createCompany('Ruiz Partners', 'elena');
  const { page, portal } = await openWindow();
  await openBank(page, portal);
  await enterAtBank(page, 'elena.ruiz');
  const notBeta = titled(page, 'session.notBeta.title', brand);
  await notBeta.waitFor();
  expect(pathOf(page)).toBe('/access-denied-not-beta');
  const moves = countMoves(page);
  await page.reload();
  await notBeta.waitFor();
  await page.waitForLoadState('networkidle');
  expect(moves()).toBe(1);
});

test('401: a session that ends under a page leads to signing in and back to its path and query', async () => {
  const { page, portal, open } = await openWindow();
  await signIn(page, portal, 'daniel.reyes');
  await open('/trips?view=past');
  await titled(page, 'trips.title').waitFor();
  await callApi(page, 'POST', '/session/end');
  await page.reload();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: words.like('session.login.button') }).click();
  await enterAtBank(page, 'daniel.reyes');
  await titled(page, 'trips.title').waitFor();
  expect(pathOf(page)).toBe('/trips?view=past');
});

test('the login-code post: a 401 without a code is denied, a code that’s too old says so', async () => {
  const { page, portal, open } = await openWindow();
  await open('/auth/startsession/?code=old&state=unknown');
  await titled(page, 'session.start.failedTitle').waitFor();
  expect(pathOf(page)).toContain('/auth/startsession/');
  // A gateway before the server
  await page.route('**/api/v0/login/code', (route) =>
    route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>401</h1>' }),
  );
  await openBank(page, portal);
  await enterAtBank(page, 'daniel.reyes');
  await denied(page).waitFor();
  expect(pathOf(page)).toBe('/access-denied');
});

const TARGETS: readonly (readonly [who: string, target: (admin: string) => string, ends: string])[] = [
  ['daniel.reyes', (admin) => `${admin}/people`, '/access-denied'],
  [
    'daniel.reyes',
    (admin) => `${admin}/onboarding/?utm_source=x`,
    'ADMIN/onboarding/?utm_source=x&referrer_source=booking_portal',
  ],
  ['priya.nair', (admin) => `${admin}/people`, 'ADMIN/people?referrer_source=booking_portal'],
  ['daniel.reyes', () => 'https://evil.example/onboarding/', '/'],
  ['daniel.reyes', () => '/trips?view=past', '/trips?view=past'],
];
test.each(TARGETS)('%s, who wanted %s before signing in, ends at %s', async (who, target, ends) => {
  const { page, portal, open } = await openWindow();
  await open(`/login?returnTo=${encodeURIComponent(target(adminOrigin()))}`);
  await titled(page, 'session.login.title').waitFor();
  await page.getByRole('button', { name: words.like('session.login.button') }).click();
  await page.locator('input[type=password]').waitFor();
  if (ends.startsWith('ADMIN')) {
    const request = requestOfAdmin(page);
    await enterAtBank(page, who);
    expect((await request).href).toBe(ends.replace('ADMIN', adminOrigin()));
    return;
  }
  await enterAtBank(page, who);
  await page.waitForURL(`${portal}${ends}`);
});

test('links to the admin site say where they were followed', async () => {
  const priya = await openWindow();
  const { page, open } = priya;
  // Who may book for others is shown for whom, once
  const party = page.getByRole('dialog', { name: words.text('party.title') });
  await page.addLocatorHandler(party, () => page.keyboard.press('Escape'));
  await changeCompany(NORTHLINE, { action: 'publishTerms' });
  await enterCompany(priya, 'priya.nair');
  const link = page.getByRole('link', { name: words.text('shell.admin') });
  // The dialog closes the menu if it opens after it
  const linked = async () => {
    if (!(await link.isVisible())) await page.locator('.header__account').getByRole('button').click();
    return link.getAttribute('href', { timeout: 2_000 });
  };
  await expect.poll(linked, SOON).toBe(`${adminOrigin()}/?referrer_source=booking_portal`);

  const wantPeople = async () => {
    await open(`/login?returnTo=${encodeURIComponent(`${adminOrigin()}/people`)}`);
    await titled(page, 'session.login.title').or(terms(page)).waitFor();
  };
  // There's nothing to set up, so the page of that barrier leads on
  await wantPeople();
  const onboarded = requestOfAdmin(page);
  await open('/onboarding/').catch(() => undefined);
  expect((await onboarded).href).toBe(`${adminOrigin()}/people?referrer_source=onboarding`);
  await page.waitForURL((url) => url.origin === adminOrigin());

  await changeCompany(NORTHLINE, { action: 'publishTerms' });
  await wantPeople();
  await open('/acknowledgement/');
  const accepted = requestOfAdmin(page);
  await acceptTerms(page);
  expect((await accepted).href).toBe(`${adminOrigin()}/people?referrer_source=vxb_acknowledgement`);
});

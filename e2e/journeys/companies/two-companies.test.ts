/**
 * Two companies on one deployment, their admins and travelers signed in side by side: nothing of one is shown
 * or sent to the other, and what is guessed is answered as what doesn't exist.
 */
import type { Company } from '@sojourn/contract/companies.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNRESTRICTED } from '../../../packages/domain/src/policy/tier.ts';
import { enterAdmin, openAdmin, signInAtAdmin } from '../../people/admin-site.ts';
import { callApi } from '../../people/call-api.ts';
import { addCompanyCard } from '../../people/companies/company-card.ts';
import {
  changeCompany,
  createCompany,
  enterCompany,
  OPERATOR_KEY,
  openCompanyWindow,
} from '../../people/companies/operate-company.ts';
import { peopleWith } from '../../people/companies/people-file.ts';
import { watchAnswers } from '../../people/companies/watch-answers.ts';
import { checkOutOfPolicy } from '../../people/hotels/check-out-of-policy.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

/** Elena has cards of companies too, which only their names show. */
const BANK_PEOPLE_FILE = peopleWith('elena', ['Fleet Plus', 'Corner Business Card', 'Fleetwood Card']);
useOwnProduct(['daniel', 'priya', 'elena'], { OPERATOR_KEYS: OPERATOR_KEY, BANK_PEOPLE_FILE });
const visit = useVisits();
const words = wordsOf('en');
const DAYS = 166;
const DAY = datesAhead(DAYS).checkIn;
const SOON = { timeout: 45_000 };

type Side = {
  /** At the admin site. */
  readonly page: Page;
  readonly context: BrowserContext;
  readonly answers: ReturnType<typeof watchAnswers>;
  /** Texts and ids that belong to this company alone. */
  readonly own: string[];
  ids: { personId: string; tierId: string; requestId: string; bookingId: string; paymentId: string };
};
let admin: string;
let northline: Side;
let harrow: Side;
let harrowTraveler: Visit;
let harrowTravelerSees: ReturnType<typeof watchAnswers>;

async function sideOf(userName: string): Promise<Side> {
  const opened = await openAdmin();
  const { page, context } = opened;
  admin = opened.admin;
  const answers = watchAnswers(context);
  await enterAdmin(page, admin, userName);
  await page
    .getByRole('link', { name: words.within('admin.nav.people') })
    .first()
    .waitFor();
  const ids = { personId: '', tierId: '', requestId: '', bookingId: '', paymentId: '' };
  return { page, context, answers, own: [], ids };
}

/** Throws with what was refused. */
async function post<Answer>(page: Page, method: string, path: string, input?: unknown): Promise<Answer> {
  const { status, body } = await callApi(page, method, path, input);
  expect(status, `${method} ${path}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return body as Answer;
}

type People = { readonly people: readonly { readonly personId: string; readonly email: string }[] };
const personOf = async (page: Page, email: string): Promise<string> =>
  (await post<People>(page, 'GET', '/admin/people')).people.find((each) => each.email === email)?.personId ??
  '';

/** Five stars aren't allowed: booked at once, and reviewed. Ends on its request. */
async function sendReview(
  traveler: Visit,
  atCheckout = async () => {},
): Promise<Pick<Side['ids'], 'requestId' | 'bookingId'>> {
  const { page } = traveler;
  await checkOutOfPolicy(traveler, '&free=1', DAYS);
  await atCheckout();
  await page.getByRole('button', { name: words.like('approvals.send.review') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/, SOON);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: words.text('approvals.trip.open') }).click();
  await page.waitForURL(/\/approvals\/apr_/);
  await page.getByText(words.like('approvals.clock.left')).first().waitFor();
  return { bookingId, requestId: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
}
const codeIn = async (page: Page): Promise<string> =>
  /R-[A-Z0-9]{6}/.exec(await page.locator('article').innerText())?.[0] ?? 'no code';

const HARROW_TIER = {
  ...UNRESTRICTED,
  settings: { ...UNRESTRICTED.settings, isApprovalRequired: true },
  hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4], maxPricePerNight: null }] },
};
const elena = {
  firstName: 'Elena',
  lastName: 'Ruiz',
  email: 'elena.ruiz@example.com',
  role: 'Traveler',
  costCenter: '',
  managerId: null,
};
const fieldNamed = (key: string, label: string) => ({
  key,
  label,
  kind: 'text',
  choices: [],
  isRequired: false,
});

async function setUpNorthline(): Promise<void> {
  const { page, own, ids } = northline;
  await post(page, 'PUT', '/admin/settings/fields', { fields: [fieldNamed('surveySite', 'Survey site')] });
  await page.goto(`${admin}/setup`);
  await addCompanyCard(page);
  const { card } = await post<{ card: { paymentId: string } }>(page, 'GET', '/admin/settings');
  const { tiers } = await post<{ tiers: { tierId: string; name: string }[] }>(page, 'GET', '/admin/tiers');
  const field = tiers.find(({ name }) => name === 'Field team');
  ids.personId = await personOf(page, 'daniel.reyes@northline.example');
  ids.tierId = field?.tierId ?? '';
  ids.paymentId = card.paymentId;
  own.push('Northline', 'Daniel Reyes', 'Priya Nair', 'Field team', 'Survey site', ...Object.values(ids));
}

async function setUpHarrow(company: Company): Promise<void> {
  const { page, own, ids } = harrow;
  await post(page, 'PUT', '/admin/settings/fields', { fields: [fieldNamed('spanNumber', 'Span number')] });
  await post(page, 'PATCH', '/admin/settings', { paymentWay: 'own', bookingStyle: 'employees' });
  const tier = { name: 'Bridge crew', rules: HARROW_TIER };
  ids.tierId = (await post<{ tierId: string }>(page, 'POST', '/admin/tiers', tier)).tierId;
  const facts = { ...elena, tierId: ids.tierId, department: 'Spans' };
  await post(page, 'POST', '/admin/people', { facts, invite: true });
  ids.personId = await personOf(page, elena.email);
  await changeCompany(company.businessId, { action: 'goLive' });
  own.push('Harrow Bridges', company.businessId, 'Jonah Okafor', 'Bridge crew', 'Span number', 'Spans');
  own.push(ids.tierId, ids.personId);
}

beforeAll(async () => {
  const company = await createCompany('Harrow Bridges', 'jonah');
  northline = await sideOf('priya.nair');
  harrow = await sideOf('jonah.okafor');
  await setUpNorthline();
  await setUpHarrow(company);
  // Northline invites her too; she opens Harrow's invitation
  const facts = { ...elena, tierId: null, department: 'Survey' };
  await post(northline.page, 'POST', '/admin/people', { facts, invite: true });
  harrowTraveler = await openCompanyWindow();
  harrowTravelerSees = watchAnswers(harrowTraveler.context);
  await enterCompany(harrowTraveler, 'elena.ruiz', `/login?invitation=${harrow.ids.personId}`);
}, 240_000);
afterAll(() =>
  Promise.all(
    [northline, harrow, harrowTraveler].map((each) => each?.context.close().catch(() => undefined)),
  ),
);

/** Everything that is drawn, with what stands in fields. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('input, textarea, select')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ].join('\n'),
  );
const foreignIn = (text: string, other: Side): string[] =>
  other.own.filter((own) => own !== '' && text.includes(own));

/** Pages of the admin site, each with what of the own company it must show. */
const PAGES: readonly (readonly [path: string, shown: (of: 'northline' | 'harrow') => string])[] = [
  ['/', (of) => (of === 'harrow' ? 'Harrow Bridges' : 'Northline Surveying')],
  ['/people', (of) => (of === 'harrow' ? 'Jonah Okafor' : 'Daniel Reyes')],
  ['/tiers', (of) => (of === 'harrow' ? 'Bridge crew' : 'Field team')],
  ['/approvals', (of) => (of === 'harrow' ? 'Elena Ruiz' : 'Daniel Reyes')],
  ['/spend', (of) => (of === 'harrow' ? 'Spans' : '1 trip')],
  ['/setup', (of) => (of === 'harrow' ? 'Harrow Bridges' : '7702')],
  ['/activity', (of) => (of === 'harrow' ? 'Bridge crew' : 'Survey site')],
];

async function walk(side: Side, name: 'northline' | 'harrow', other: Side): Promise<void> {
  const { page } = side;
  for (const [path, shown] of PAGES) {
    await page.goto(`${admin}${path}`);
    await expect.poll(() => shownOn(page), { message: `${name} ${path}` }).toContain(shown(name));
    await page.waitForLoadState('networkidle');
    expect(foreignIn(await shownOn(page), other), `${name} ${path}`).toEqual([]);
    await shoot(page, `${name}-${path.slice(1) || 'overview'}`);
  }
  await page.goto(`${admin}/travelers`);
  await page.getByLabel(words.text('adminTravel.day'), { exact: true }).fill(DAY);
  await page.locator('.travel-pin').filter({ hasText: 'Lisbon' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Lisbon' }).first().waitFor();
  // Both are in Lisbon that day, each on their own company's map alone
  const people = page.getByRole('row').filter({ hasText: name === 'harrow' ? 'Elena Ruiz' : 'Daniel' });
  expect(await people.count()).toBe(1);
  expect(foreignIn(await shownOn(page), other), `${name} map`).toEqual([]);
}

test('admins and travelers of both at once see their own company alone', async () => {
  const daniel = await visit({ person: 'daniel' });
  const danielSees = watchAnswers(daniel.context);
  Object.assign(northline.ids, await sendReview(daniel));
  const { page: checkout } = harrowTraveler;
  const paying = async () => {
    // The accounts whose miles she can pay with
    const accounts = checkout.getByRole('group', { name: words.text('checkout.tender.legend') });
    await accounts.getByText('Fleet Plus').first().waitFor();
    const text = await accounts.innerText();
    expect(text).toContain('Corner Business Card');
    expect(text).not.toMatch(/Harbor|Fleetwood/);
  };
  Object.assign(harrow.ids, await sendReview(harrowTraveler, paying));
  for (const [side, page] of [
    [northline, daniel.page],
    [harrow, harrowTraveler.page],
  ] as const)
    side.own.push(side.ids.requestId, side.ids.bookingId, await codeIn(page));

  await Promise.all([walk(northline, 'northline', harrow), walk(harrow, 'harrow', northline)]);
  // The travelers' pages: what waits, trips, and whom they can be covered or booked by
  for (const [traveler, other] of [
    [daniel, harrow],
    [harrowTraveler, northline],
  ] as const)
    for (const path of ['/', '/approvals', '/trips', '/profile/?section=payment-methods']) {
      await traveler.open(path);
      await traveler.page.getByRole('heading', { level: 1 }).first().waitFor();
      await traveler.page.waitForLoadState('networkidle');
      expect(foreignIn(await shownOn(traveler.page), other), path).toEqual([]);
    }
  // Nor does any answer have it, drawn or not. Both companies know her
  for (const [sees, other] of [
    [northline.answers, harrow],
    [danielSees, harrow],
    [harrow.answers, northline],
    [harrowTravelerSees, northline],
  ] as const) {
    const answers = await sees();
    expect(answers.length).toBeGreaterThan(10);
    for (const { path, text } of answers) expect(foreignIn(text, other), path).toEqual([]);
  }
}, 480_000);

test('of one person’s accounts each portal shows its own: those of companies, or all others', async () => {
  const consumer = await visit({ person: 'elena' });
  for (const [traveler, shown, hidden] of [
    [harrowTraveler, ['Fleet Plus', 'Corner Business Card'], /Trail|Cash|Fleetwood/],
    [consumer, ['Trail', 'Cash', 'Fleetwood Card'], /Fleet Plus|Corner Business/],
  ] as const) {
    await traveler.open('/wallet');
    const cards = traveler.page.getByRole('region', { name: words.text('wallet.cards.title') });
    await cards.waitFor();
    const text = await cards.innerText();
    for (const each of shown) expect(text).toContain(each);
    expect(text).not.toMatch(hidden);
  }
});

test('guessed ids are answered as what doesn’t exist, and change nothing', async () => {
  for (const [side, other] of [
    [harrow, northline],
    [northline, harrow],
  ] as const) {
    const { page } = side;
    const { personId, tierId, requestId } = other.ids;
    const facts = { ...elena, email: 'eve@example.com', tierId: null, department: '' };
    const rules = { name: 'Mine', rules: HARROW_TIER, version: 1 };
    const guesses = [
      ['GET', `/admin/approvals/${requestId}`],
      ['PUT', `/admin/people/${personId}`, facts],
      ['POST', `/admin/people/${personId}/deactivate`, {}],
      ['POST', `/admin/people/${personId}/reactivate`, {}],
      ['PUT', `/admin/tiers/${tierId}`, rules],
      ['POST', `/admin/tiers/${tierId}/replay`, { rules: HARROW_TIER }],
    ] as const;
    for (const [method, path, input] of guesses) {
      const { status, body } = await callApi(page, method, path, input);
      expect([status, (body as { code: string }).code], `${method} ${path}`).toEqual([404, 'NotFound']);
    }
    const { body } = await callApi(page, 'POST', '/admin/people/invitations', { personIds: [personId] });
    expect(body).toEqual({ invited: 0 });
    // A manager, a tier or a person to write to, named by an id of the other company
    for (const wrong of [{ tierId }, { managerId: personId }]) {
      const mine = { ...elena, email: 'new@example.com', tierId: null, department: '', ...wrong };
      const input = { facts: mine, invite: false };
      const { status } = await callApi(page, 'POST', '/admin/people', input);
      expect(status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    }
  }
  // The other's card stays
  const { paymentId } = northline.ids;
  await callApi(harrow.page, 'POST', '/admin/card/remove', { paymentId });
  const settings = await post<{ card: { paymentId: string } | null }>(
    northline.page,
    'GET',
    '/admin/settings',
  );
  expect(settings.card?.paymentId).toBe(paymentId);
  for (const [side, name] of [
    [northline, 'Daniel Reyes'],
    [harrow, 'Elena Ruiz'],
  ] as const) {
    await side.page.goto(`${admin}/people`);
    await side.page.getByRole('button', { name }).waitFor();
  }
});

test('an address with an id of the other company leads to a page that says it’s not there', async () => {
  const priya = await visit({ person: 'priya' });
  for (const [traveler, other] of [
    [harrowTraveler, northline],
    [priya, harrow],
  ] as const) {
    const { page } = traveler;
    const { requestId, bookingId } = other.ids;
    for (const path of [`/approvals/${requestId}`, `/trips/${bookingId}`]) {
      await traveler.open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(foreignIn(await shownOn(page), other), path).toEqual([]);
      const { status } = await callApi(page, 'GET', path);
      expect(status, path).toBe(404);
    }
  }
});

test('a tab of one company’s admin begins anew when the other’s signs in beside it', async () => {
  const shared = await openAdmin();
  const { page, context } = shared;
  try {
    await signInAtAdmin(page, admin, 'priya.nair');
    await page.getByRole('heading', { level: 1, name: 'Hello, Priya' }).waitFor();
    await page.goto(`${admin}/people`);
    await page.getByRole('button', { name: 'Daniel Reyes' }).waitFor();
    const second = await context.newPage();
    await second.goto(`${admin}/healthz`);
    const { cookies, origins } = await harrow.context.storageState();
    await context.addCookies(cookies);
    const saved = origins.find(({ origin }) => origin === admin)?.localStorage ?? [];
    await second.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, saved);
    // Both companies know Elena
    await page.getByRole('button', { name: 'Jonah Okafor' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(foreignIn(await shownOn(page), northline)).toEqual([]);
  } finally {
    await context.close();
  }
});

/** An agent's work: the queue by keys alone, and a booking in a customer's portal that both sides follow. */
import { addDays } from '@sojourn/domain/dates.ts';
import type { HotelTripDetail } from '@sojourn/products/hotel/wire/hotel-trip.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../apps/bank/src/data/demo-people.ts';
import { samplePerson } from '../../../apps/server/src/modules/customers/profile/testing/sample-person.ts';
import { findViolations } from '../../axe.ts';
import { askText, callApi } from '../../people/call-api.ts';
import { suspicious } from '../../people/database/saved-search.ts';
import { beginCheckout } from '../../people/hotels/begin-checkout.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { chooseDates } from '../../people/hotels/change-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { checkoutFields, fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { isFrench, tryLight } from '../../people/inspect-text.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { expectFocus, press, tabTo } from '../../people/press-keys.ts';
import { readAmount } from '../../people/read-amount.ts';
import { looksOf, useVisits, type Visit, windowAt } from '../../people/visit.ts';
import { useDesk } from '../../people/visit-desk.ts';
import { wordsOf } from '../../people/words.ts';

// The queue has these cases alone, and a banner stands in all of Maya's windows. She writes more of them than
// a customer may in ten minutes
useOwnProduct(['maya'], { LIMIT_FACTOR: '4', ...ALL_FLIGHTS });
const visit = useVisits();
const words = wordsOf('en');
const openDesk = useDesk();

/** Opens a case as the customer and returns its id. */
async function write({ home, portal }: Visit, text: string): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const input = { topic: 'other', bookingId: null, text };
  const answer = await askText(home, portal, { method: 'POST', path: '/support/cases', input, headers });
  return (JSON.parse(answer) as { caseId: string }).caseId;
}

async function enterByKeys(page: Page, userName: string): Promise<void> {
  await press(page, page.getByRole('main').getByRole('button'));
  await tabTo(page, page.locator('input[autocomplete~=username]'));
  await page.keyboard.type(userName);
  await tabTo(page, page.locator('input[type=password]'));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** The case that's open shows what its customer wrote. */
const untilOpen = (page: Page, text: string) =>
  page.locator('.bubble--customer', { hasText: text }).waitFor();

test('an agent signs in, works through the queue, searches and notes by keys alone', async () => {
  const maya = await visit({ person: 'maya' });
  for (const text of ['The first trouble.', 'The second trouble.', 'The third trouble.'])
    await write(maya, text);
  const { page } = await openDesk(maya.portal, 'sam.whitfield', enterByKeys);
  const { keyboard } = page;
  const links = page.locator('.queue__link');
  await expect.poll(() => links.count()).toBe(3);

  // Into the queue, to its second case and back to the first
  await keyboard.press('q');
  await expectFocus(page, links.first());
  await keyboard.press('ArrowDown');
  await expectFocus(page, links.nth(1));
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await untilOpen(page, 'The first trouble.');
  await keyboard.press('t');
  await page.getByText(words.text('desk.case.yours')).waitFor();
  await keyboard.press('r');
  await expectFocus(page, page.locator('#case-reply'));
  await keyboard.type('We are on it: j, k and g are letters here.');
  await keyboard.press('Control+Enter');
  await page.locator('.bubble--agent', { hasText: 'j, k and g' }).waitFor();

  // Out of the field, or the key for an offer would be a letter
  await keyboard.press('Escape');
  await keyboard.press('o');
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(words.text('desk.offer.amount'));
  await expectFocus(page, amount);
  await keyboard.type('20');
  await tabTo(page, dialog.getByLabel(words.text('desk.offer.text')));
  await keyboard.type('For the trouble.');
  await press(page, dialog.getByRole('button', { name: words.text('desk.offer.send') }));
  await page.locator('.offer', { hasText: '$20.00' }).waitFor();

  // It waits for Maya now: the next one is the first that's left
  await expect.poll(() => links.count()).toBe(2);
  await keyboard.press('j');
  await untilOpen(page, 'The second trouble.');
  await keyboard.press('j');
  await untilOpen(page, 'The third trouble.');
  await expectFocus(page, links.nth(1));
  await keyboard.press('k');
  await untilOpen(page, 'The second trouble.');

  await keyboard.press('/');
  await expectFocus(page, page.locator('#desk-search'));
  await keyboard.type('maya okafor');
  await page.locator('.found__link').first().waitFor();
  await keyboard.press('ArrowDown');
  await expectFocus(page, page.locator('.found__link').first());
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  await keyboard.press('n');
  await expectFocus(page, page.locator('#customer-note'));
  await keyboard.type('Prefers mornings.');
  await press(page, page.getByRole('button', { name: words.text('desk.note.save') }));
  await page.locator('.history__item--note', { hasText: 'Prefers mornings.' }).waitFor();
  await keyboard.press('Escape');
  await explainKeys(page);
});

/** Every key is in the help, which can turn them off. */
async function explainKeys(page: Page): Promise<void> {
  const { keyboard } = page;
  const help = page.getByRole('dialog', { name: words.text('desk.help.title') });
  await keyboard.press('?');
  const shown = (await help.locator('.keys__row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
  for (const key of ['/', 'q', 'j', 'k', 'g', 't', 'r', 'n', 'o', 'c', '?', 'Esc', 'Ctrl Enter'])
    expect(
      shown.some((row) => row.startsWith(`${key} `)),
      key,
    ).toBe(true);
  await shoot(page, 'keys');
  expect(await findViolations(page)).toEqual([]);
  const single = help.getByRole('switch', { name: words.text('desk.help.single') });
  await tabTo(page, single);
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await keyboard.press('g');
  expect(new URL(page.url()).pathname).toMatch(/^\/customers\//);
  await press(page, page.getByRole('button', { name: words.text('desk.help.title') }));
  await tabTo(page, single);
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await keyboard.press('g');
  await page.waitForURL((url) => url.pathname === '/');
}

/** To look at, both widths and themes; for nothing else. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.DESK_SHOTS;
  if (!folder) return;
  const own = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: 'light' });
}

const bodyOf = async (request: Request): Promise<string> =>
  request.response().then(
    async (response) => (await response?.text().catch(() => '')) ?? '',
    () => '',
  );

const PASSPORT = 'K48151623';
const REASON = 'She asked me to book it on the phone';

/** Opens the customer's portal from a case; its window is the agent's. */
async function enterPortal(desk: Page, context: BrowserContext): Promise<Page> {
  await desk.getByRole('button', { name: words.text('desk.delegate.button') }).click();
  await desk.getByLabel(words.text('desk.delegate.reason')).fill(REASON);
  const open = { name: words.text('desk.delegate.open') };
  const [inside] = await Promise.all([
    context.waitForEvent('page'),
    desk.getByRole('dialog').getByRole('button', open).click(),
  ]);
  await inside.getByText(words.within('shell.delegation.inside', { name: 'Maya Okafor' })).waitFor();
  await desk.getByText(words.within('desk.delegate.you', { name: 'Maya Okafor' })).waitFor();
  return inside;
}

test('an agent prepares a hotel in the customer’s portal, who pays it themselves and ends it', async () => {
  const maya = await visit({ person: 'maya' });
  const passport = { number: PASSPORT, countryOfIssue: 'US', expires: '2031-06-18' };
  const person = samplePerson({ firstName: 'Ifeoma', passport });
  const saving = { person, isNew: true, updatePassport: true, hideProfile: false };
  expect((await callApi(maya.home, 'PUT', '/flight/passengers/update', saving)).status).toBe(200);
  const caseId = await write(maya, 'Please book a hotel in Lisbon for me.');

  const { page, desk, context } = await openDesk(maya.portal, 'sam.whitfield');
  const bodies: Promise<string>[] = [];
  // Whole answers: of one that a page left, the text never comes
  context.on('requestfinished', (request) => {
    if (request.url().includes('/api/')) bodies.push(bodyOf(request));
  });
  await page.locator('#desk-search').waitFor();
  await page.goto(`${desk}/cases/${caseId}`);
  const inside = await enterPortal(page, context);
  const open = async (path: string) => void (await inside.goto(`${maya.portal}${path}`));
  const agent = { ...maya, page: inside, context, open };
  await beginCheckout(agent, datesAhead(60));
  await fillCheckout(agent, false);
  await shoot(inside, 'delegated-checkout');
  expect(await findViolations(inside)).toEqual([]);
  const send = async () => {
    await inside
      .getByRole('button', { name: words.within('checkout.request.send', { name: 'Maya' }) })
      .click();
    await inside.getByText(words.within('checkout.request.sent.title', { name: 'Maya' })).waitFor();
  };
  await send();
  await shoot(inside, 'delegated-sent');
  await inside.getByRole('button', { name: words.text('checkout.request.withdraw') }).click();
  await inside.getByText(words.text('checkout.request.withdrawn.title')).waitFor();
  await send();
  await inside.getByText(words.within('shell.delegation.inside', { name: 'Maya Okafor' })).waitFor();
  await open('/profile/?section=travelers');
  await inside.getByText('Ifeoma Okafor').first().waitFor();

  // On her side: what waits for her, which she alone accepts and pays, and the banner
  await maya.open('/trips');
  await maya.page.getByText(words.like('trips.requested.title')).waitFor();
  await shoot(maya.page, 'delegated-waiting');
  expect(await findViolations(maya.page)).toEqual([]);
  await maya.page.getByRole('link', { name: words.within('trips.requested.action') }).click();
  await maya.page.getByText(words.within('checkout.request.waiting.title', { agent: 'Sam W.' })).waitFor();

  // She declines it after all, and the agent sends it again
  const decline = { name: words.text('checkout.request.decline'), exact: true };
  await maya.page.getByRole('button', decline).click();
  const confirming = maya.page.getByRole('dialog', { name: words.text('checkout.request.decline.title') });
  await confirming.getByText(words.text('checkout.request.decline.text')).waitFor();
  await shoot(maya.page, 'delegated-declining');
  await confirming.getByRole('button', { name: words.text('checkout.request.decline.yes') }).click();
  await maya.page.getByText(words.text('checkout.request.declined.title')).waitFor();
  await inside.goto(maya.page.url());
  await inside.getByText(words.text('checkout.request.declined.title')).waitFor();
  await send();
  await maya.page.reload();
  await maya.page.getByText(words.within('checkout.request.waiting.title', { agent: 'Sam W.' })).waitFor();
  const { terms } = checkoutFields(maya);
  expect(await terms.isChecked()).toBe(false);
  await terms.check();
  await shoot(maya.page, 'delegated-to-pay');
  const { bookingId, code } = await pay(maya);
  await maya.open(`/trips/${bookingId}`);
  const banner = maya.page.locator('.delegation-notice');
  await banner.getByText(words.within('shell.delegation.other', { agent: 'Sam W.' })).waitFor();
  await maya.page.getByText(code).first().waitFor();
  await shoot(maya.page, 'delegated-trip');
  expect(await findViolations(maya.page)).toEqual([]);
  await banner.getByRole('button', { name: words.text('shell.delegation.end') }).click();
  await banner.waitFor({ state: 'detached' });

  // The agent is out on both sides, and the case says so to both
  await page.getByText(words.within('desk.event.delegationEnded', { name: 'Sam W.' })).waitFor();
  await page
    .getByText(words.within('desk.delegate.you', { name: 'Maya Okafor' }))
    .waitFor({ state: 'detached' });
  await open('/trips');
  await inside.getByRole('heading', { name: words.text('session.delegated.ended') }).waitFor();
  await maya.open(`/support/${caseId}`);
  await maya.page.getByText(words.within('support.event.delegated', { name: 'Sam W.' })).waitFor();
  await maya.page.getByText(REASON).waitFor();
  await maya.page.getByText(words.within('support.event.delegationEnded', { name: 'Sam W.' })).waitFor();

  // Once more, ended from the desk
  const again = await enterPortal(page, context);
  await maya.page.reload();
  await banner.waitFor();
  await page.getByRole('button', { name: words.text('desk.delegate.end') }).click();
  await page
    .getByText(words.within('desk.delegate.you', { name: 'Maya Okafor' }))
    .waitFor({ state: 'detached' });
  await maya.page.reload();
  await maya.page.getByText(REASON).first().waitFor();
  expect(await banner.count()).toBe(0);
  await again.goto(`${maya.portal}/trips`);
  await again.getByRole('heading', { name: words.text('session.delegated.ended') }).waitFor();
  // Its end is known by now: no page of the window asks anybody to sign in
  await again.goto(`${maya.portal}/wallet`);
  await again.getByRole('heading', { name: words.text('session.delegated.ended') }).waitFor();

  const seen = await Promise.all(bodies);
  expect(
    seen.some((body) => body.includes(code)),
    'the answers were read',
  ).toBe(true);
  expect(
    seen.some((body) => body.includes('Ifeoma')),
    'the traveler was read',
  ).toBe(true);
  expect(suspicious(seen)).toEqual([]);
  expect(seen.filter((body) => body.includes(PASSPORT))).toEqual([]);
});

test('an agent sends a longer stay to its customer, who opens it, pays it, and both see it', async () => {
  const maya = await visit({ person: 'maya' });
  const dates = datesAhead(96, 2);
  const checkOut = addDays(dates.checkIn, 3);
  const bookingId = await bookStay(maya, dates, checkOut);
  const trip = async () => (await callApi(maya.home, 'GET', `/trips/${bookingId}`)).body as HotelTripDetail;
  const before = await trip();
  const { page, desk, context } = await openDesk(maya.portal, 'sam.whitfield');
  await page.locator('#desk-search').waitFor();
  await page.goto(`${desk}/cases/${await write(maya, 'Could I stay a night longer?')}`);
  const inside = await enterPortal(page, context);
  const path = `${maya.portal}/trips/${bookingId}`;
  await inside.goto(`${path}/stay`);
  await chooseDates({ page: inside, words, isPhone: false }, [dates.checkIn, checkOut]);
  await inside.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  const aside = inside.locator('.change__aside');
  const due = await readAmount(aside.locator('.money-l'));
  expect(due).toBeGreaterThan(0);
  // Her card isn't the agent's to spend
  expect(await aside.getByRole('button', { name: words.text('tripChange.confirm') }).count()).toBe(0);
  await aside.getByText(words.within('tripChange.send.when', { name: 'Maya' })).waitFor();
  await shoot(inside, 'delegated-change');
  expect(await findViolations(inside)).toEqual([]);
  await aside.getByRole('button', { name: words.within('tripChange.send.button', { name: 'Maya' }) }).click();
  await inside.getByText(words.within('tripChange.send.done', { name: 'Maya' })).waitFor();
  const sent = await trip();
  expect({ total: sent.total, stay: sent.stay }).toEqual({ total: before.total, stay: before.stay });

  // She finds it among her cases
  await maya.open('/support');
  const code = sent.cases.find(({ kind }) => kind === 'changeRequested')?.code ?? 'none';
  await maya.page.locator('.card', { hasText: code }).getByRole('link').click();
  const offer = maya.page.locator('.support-offer');
  const accept = offer.getByRole('button', { name: words.within('support.offer.acceptPay') });
  expect(await readAmount(accept)).toBe(due);
  await shoot(maya.page, 'delegated-change-to-pay');
  expect(await findViolations(maya.page)).toEqual([]);
  await accept.click();
  await offer.getByText(words.text('support.offer.state.accepted')).waitFor();
  expect(await trip()).toMatchObject({
    status: 'Modified',
    stay: { checkOut },
    total: { amountMinor: before.total.amountMinor + due },
  });

  // Both have the longer stay before them, and the agent's case says who accepted
  const lasts = formatDateRange(dates.checkIn, checkOut, 'en');
  for (const side of [maya.page, inside]) {
    await side.goto(path);
    await side.getByText(lasts).first().waitFor();
  }
  await page.locator('#desk-search').fill(code);
  await page.locator('.found__link').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.history__item', { hasText: code }).getByRole('link').click();
  await page.getByText(words.within('desk.event.accepted', { name: 'Maya Okafor' })).waitFor();
});

// The last: it changes Maya's language
test('a case with an offer is French and accessible', async () => {
  const maya = await visit({ person: 'maya', language: 'fr' });
  await callApi(maya.home, 'PUT', '/session/locale', { locale: 'fr' });
  const caseId = await write(maya, 'La douche était froide.');
  const { page, desk } = await openDesk(maya.portal, 'sam.whitfield');
  await page.locator('#desk-search').waitFor();
  const act = (path: string, input: object) =>
    askText(page, desk, {
      method: 'POST',
      path: `/desk/cases/${caseId}/${path}`,
      input,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const answer = { text: 'Nous en sommes navrés.', isInternal: false, next: 'waitOnTraveler' };
  const { version } = JSON.parse(await act('messages', { version: 1, ...answer })) as { version: number };
  const offer = { kind: 'credit', amountMinor: 2_000 };
  await act('proposals', { version, text: 'Pour la douche froide.', offer });
  await maya.open(`/support/${caseId}`);
  await maya.page.locator('.support-offer').waitFor();
  for (const { width, light } of looksOf('a case')) {
    await maya.page.setViewportSize(windowAt(width));
    await isFrench(maya, `a case at ${width}`);
    await tryLight(maya.page, `a case at ${width}`, light);
  }
  await shoot(maya.page, 'case-fr');
});

/** Terms, answers, offers: read without a session, by address, by keyboard, in French, on paper. */
import { BOOKING_TERMS } from '@sojourn/domain/checkout/terms.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { portalOf } from '../../people/sessions.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';
import { signIn } from '../../sign-in.ts';

const visit = useVisits();
const BOOKING = BOOKING_TERMS.at(-1)!.id;

test.each(widthsOfWay(390))(
  'terms are read before signing in, and one goes on from there, at %i',
  async (width) => {
    const nobody = await visit({ person: null, width });
    const { page, words, isPhone } = nobody;
    await nobody.open('/terms/');
    await page.getByRole('heading', { level: 1, name: words.text('terms.title') }).waitFor();
    await isAccessible(nobody, 'terms');
    if (isPhone) await page.getByText(words.text('terms.contents'), { exact: true }).click();
    const contents = page.getByRole('navigation', { name: words.text('terms.contents') });
    const title = words.text('terms.copyright-2026-11.counter.title');
    await contents.getByRole('link', { name: title }).click();
    expect(new URL(page.url()).hash).toBe('#copyright-counter');
    const heading = page.getByRole('heading', { name: title });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.getByText(words.text('terms.copyright-2026-11.counter.3')).waitFor();
    await page.getByRole('link', { name: words.text('shell.signIn') }).click();
    await page.getByRole('heading', { name: words.text('session.login.title') }).waitFor();
  },
);

test('the version that a booking agreed to has an address of its own; another says so', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await maya.open('/terms/');
  await page.getByRole('link', { name: `${words.text('terms.permalink')}: ${BOOKING}` }).click();
  await page.getByRole('heading', { level: 1, name: words.text('terms.booking.title') }).waitFor();
  expect(new URL(page.url()).search).toBe(`?version=${BOOKING}`);
  // Over the version, and in the list of all
  const version = page.getByText(words.within('terms.version', { version: BOOKING }));
  await version.first().waitFor();
  expect(await page.getByText(words.text('terms.seller.title'), { exact: true }).count()).toBe(0);
  await isAccessible(maya, 'one version');
  await page.reload();
  await page.getByText(words.text('terms.only.current')).waitFor();
  await maya.open('/terms/?version=booking-1999');
  await page.getByText(words.like('terms.unknown.title', { version: 'booking-1999' })).waitFor();
});

test('on paper are the terms and nothing around them', async () => {
  const maya = await visit({ scheme: 'dark' });
  const { page, words } = maya;
  await maya.open('/terms/');
  const text = page.getByText(words.within(`terms.${BOOKING}.proof.1`));
  await text.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await text.isVisible()).toBe(true);
  for (const around of ['.header', '.footer', '.terms-contents', '.rewards-banner'])
    expect(await page.locator(around).first().isVisible(), around).toBe(false);
  expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
});

test.each(widthsOfWay(1440))('an answer is found by its words and by its address, at %i', async (width) => {
  const maya = await visit({ width });
  const { page, words } = maya;
  await maya.open('/faq/#refunds-when');
  const answer = page.getByText(words.text('faq.refunds.when.answer'));
  await answer.waitFor();
  expect(await page.locator('summary:focus').innerText()).toContain(words.text('faq.refunds.when.ask'));
  await isAccessible(maya, 'answers');
  const search = page.getByLabel(words.text('faq.search'));
  await search.fill('refund cycles');
  await page
    .getByRole('status')
    .getByText(words.within('faq.found', { words: 'refund cycles' }))
    .waitFor();
  expect(await page.locator('.faq-question').count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('q')).toBe('refund cycles');
  await search.fill('xyzzy');
  await page.getByRole('button', { name: words.text('faq.all') }).click();
  expect(await search.inputValue()).toBe('');
  // By keyboard: a question opens with Enter, and its answer leads on
  const ask = page.locator('summary', { hasText: words.text('faq.payment.miles.ask') });
  await ask.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: words.text('wallet.title') }).waitFor();
});

test('the collection stays among the offers say what they save and lead to their pages', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words } = jonah;
  await jonah.open('/premium-offers/');
  const stays = page.getByRole('region', { name: words.text('premiumOffers.night.title') });
  await stays.getByText(words.within('premiumOffers.night.saved')).first().waitFor();
  await isAccessible(jonah, 'premium offers');
  await stays.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(/\/premium-stays\/shop-details\/\?lodgingId=sty_[^&]+&source=home/);
});

test('a link that says that a stay is gone shows its neighbours beside what is free again', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await maya.open('/premium-offers/');
  const link = page.locator('.premium-stays a').first();
  await link.waitFor();
  await maya.open(`${await link.getAttribute('href')}&unavailable=true`);
  await page.getByText(words.text('hotelStay.back.title')).waitFor();
  await page.getByRole('heading', { name: words.text('hotelStay.similar.title') }).waitFor();
  await maya.open('/premium-stays/shop-details/?lodgingId=sty_none&source=share&unavailable=true');
  await page.getByRole('link', { name: words.text('hotelStay.unknown.action') }).waitFor();
});

test.each(['/terms/', '/faq/', '/terms/complimentary-night/'])('%s in French, on a phone', async (path) => {
  const nobody = await visit({ person: null, language: 'fr', width: 390 });
  await nobody.open(path);
  await isFrench(nobody, path);
});

test('offers and a page that is not there, in French', async () => {
  // The language goes with the person, so she is one whom no other journey knows
  const priya = await visit({ person: null, language: 'fr' });
  const portal = portalOf('business');
  await signIn(priya.page, portal, 'priya.nair');
  expect((await callApi(priya.page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await priya.page.goto(`${portal}/premium-offers/`);
  await priya.page.getByText(priya.words.within('premiumOffers.night.saved')).first().waitFor();
  await isFrench(priya, 'premium offers');
  await priya.page.goto(`${portal}/no-such-page`);
  await priya.page.getByRole('heading', { name: priya.words.text('shell.notFound.title') }).waitFor();
  await isFrench(priya, 'no such page');
});

test('no access and no page: what it is, and ways on', async () => {
  const nobody = await visit({ person: null, width: 390 });
  const { page, words } = nobody;
  for (const [path, title] of [
    ['/access-denied', 'session.denied.title'],
    ['/access-denied-not-beta', 'session.notBeta.title'],
  ] as const) {
    await nobody.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { name: words.like(title) }).waitFor();
    await page.getByRole('link', { name: words.text('shell.footer.faq') }).waitFor();
    await isAccessible(nobody, path);
  }
  await page.getByRole('link', { name: words.text('shell.footer.faq') }).click();
  await page.getByText(words.within('faq.session.access.answer')).waitFor();
});

/**
 * Which events a page sends, also when it closes, and that it sends none for people who opted out; and
 * favorites, which come and go with the operator's file while the server runs.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import { afterAll, expect, test } from 'vitest';
import { callApi } from '../people/call-api.ts';
import { collectEvents, hidePage } from '../people/collect-events.ts';
import { useOwnProduct } from '../people/own-product.ts';
import { useVisits, type Visit } from '../people/visit.ts';
import { reachableFolder } from '../product.ts';

const EXPERIMENTS = join(reachableFolder('sojourn-experiments-'), 'experiments.json');
const delivered = readFileSync(join(import.meta.dirname, '../../config/experiments.json'), 'utf8');
/** Nobody searches here. */
const SMALL = { FLIGHT_PERCENT: '10' };
const WISHLISTS = 'c1-marketplace-wishlists';
const offerFavorites = (available: number): void => {
  const file = JSON.parse(delivered) as { experiments: { id: string; percentages: object }[] };
  file.experiments.find(({ id }) => id === WISHLISTS)!.percentages = { control: 100 - available, available };
  writeFileSync(EXPERIMENTS, JSON.stringify(file));
};
offerFavorites(100);
useOwnProduct(['maya', 'daniel'], { EXPERIMENTS_FILE: EXPERIMENTS, ...SMALL });
afterAll(() => rmSync(dirname(EXPERIMENTS), { recursive: true, force: true }));
const visit = useVisits();

/** The server looks at the file every few seconds; a page that is opened only then shows it. */
const untilVariant = ({ home }: Visit, id: string, variant: string | RegExp) =>
  expect
    .poll(async () => {
      const { body } = await callApi(home, 'PUT', '/experiments/active', {});
      return (body as ActiveExperiments).experiments.find((each) => each.id === id)?.variant;
    })
    .toMatch(variant);
const atHome = ({ page }: Visit) => page.locator('.header__account').waitFor();

test('pages, steps and failures are told of together, with the campaign and nobody’s name', async () => {
  const maya = await visit();
  const { page, open } = maya;
  const events = collectEvents(maya.page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/tracking/event'));
  await open('/?utm_source=newsletter');
  await atHome(maya);
  expect((await answered).status()).toBe(200);
  await open('/trips/bkg_00000000000000000000000000');
  await expect.poll(events.names).toEqual(expect.arrayContaining(['page_view', 'request_failed']));
  const [view] = events.all();
  expect(view?.properties).toMatchObject({
    page: '/',
    device: 'desktop',
    utm_source: 'newsletter',
    [`experiment_${WISHLISTS}`]: 'available',
  });
  const failed = events.all().find(({ eventName }) => eventName === 'request_failed');
  expect(failed?.properties).toMatchObject({ endpoint: '/trips/:bookingId', status: 404, method: 'GET' });
  expect(JSON.stringify(events.all())).not.toMatch(/okafor|maya|@/i);
  expect(events.requests[0]?.headers().authorization).toMatch(/^Bearer /);
});

test('a page that goes says so at once, with headers, or where it cannot by a beacon', async () => {
  for (const isOld of [false, true]) {
    const maya = await visit({ isNew: isOld });
    const { page, context, open } = maya;
    if (isOld) await context.addInitScript('delete Request.prototype.keepalive');
    const events = collectEvents(maya.page);
    await open('/');
    await atHome(maya);
    await expect.poll(events.names).toContain('page_view');
    let isAtHome = true;
    // Again when the seconds of gathering were over just before
    const leave = async () => {
      await page
        .locator(isAtHome ? 'a[href="/trips"]' : '.header__brand')
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForURL(isAtHome ? '**/trips' : `${maya.portal}/`);
      isAtHome = !isAtHome;
      await hidePage(page);
      return events.requests.map((each) => each.resourceType());
    };
    await expect.poll(leave).toContain(isOld ? 'ping' : 'fetch');
    const last = events.requests.findLast((each) => each.resourceType() === (isOld ? 'ping' : 'fetch'))!;
    expect((await last.response())?.status()).toBe(200);
    expect('authorization' in last.headers()).toBe(!isOld);
  }
});

test('nothing is told of who says in either way that they do not want to be followed', async () => {
  const silent = [];
  for (const [name, value] of [
    ['doNotTrack', '"1"'],
    ['globalPrivacyControl', 'true'],
  ]) {
    const maya = await visit({ isNew: true });
    await maya.context.addInitScript(
      `Object.defineProperty(Navigator.prototype, '${name}', { get: () => ${value}, configurable: true })`,
    );
    silent.push({ ...maya, told: collectEvents(maya.page) });
    await maya.open('/');
    await atHome(maya);
  }
  // As long as it takes until the event of a later visitor arrives
  const other = await visit({ isNew: true });
  const events = collectEvents(other.page);
  await other.open('/');
  await expect.poll(events.names).toContain('page_view');
  for (const { page, open, told: nothing } of silent) {
    await open('/trips');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await hidePage(page);
    expect(nothing.requests).toEqual([]);
  }
});

test('favorites come and go with the operator’s file, without a restart', async () => {
  const maya = await visit({ width: 390 });
  const { page, open, words } = maya;
  const link = page.getByRole('contentinfo').getByRole('link', { name: words.text('shell.nav.favorites') });
  const isShown = async () => {
    await open('/');
    await atHome(maya);
    await page.waitForLoadState('networkidle');
    return link.isVisible();
  };
  expect(await isShown()).toBe(true);
  offerFavorites(0);
  await untilVariant(maya, WISHLISTS, 'control');
  expect(await isShown()).toBe(false);
  await open('/favorites/');
  await page.getByText(words.like('shell.notFound.title', {})).first().waitFor();
  offerFavorites(100);
  await untilVariant(maya, WISHLISTS, 'available');
  expect(await isShown()).toBe(true);
});

test('maintenance is announced to companies when the operator says so', async () => {
  const file = JSON.parse(delivered) as { experiments: { id: string; percentages: object }[] };
  const entry = file.experiments.find(({ id }) => id === 'corporate-traveler-maintenance')!;
  Object.assign(entry, {
    percentages: { control: 0, available: 100 },
    data: { control: {}, available: { from: '2090-01-01T03:00:00Z', until: '2090-01-01T05:00:00Z' } },
  });
  writeFileSync(EXPERIMENTS, JSON.stringify(file));
  const daniel = await visit({ person: 'daniel' });
  const title = daniel.page.getByText(daniel.words.text('maintenance.title'));
  await untilVariant(daniel, entry.id, /available/);
  await daniel.open('/');
  await title.waitFor();
  const notice = daniel.page.locator('.banner').filter({ has: title });
  expect(await notice.evaluate((banner) => getComputedStyle(banner).marginTop)).not.toBe('0px');
  const maya = await visit();
  await maya.open('/');
  await atHome(maya);
  await maya.page.waitForLoadState('networkidle');
  expect(await maya.page.getByText(maya.words.text('maintenance.title')).count()).toBe(0);
});

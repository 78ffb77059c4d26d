/** Which pages exist, for whom, and what they're called. */
import { expect, test } from 'vitest';
import { raiseBarrier } from '../people/company-barrier.ts';
import { useVisits } from '../people/visit.ts';
import { enterAtBank } from '../sign-in.ts';

const visit = useVisits();

const PLACE = '/trips?view=past';
const pathOf = (url: string): string => url.replace(new URL(url).origin, '');

test('a deep link survives the acknowledgement page, and its terms can be read first', async () => {
  const { page, words, open } = await visit({ person: 'daniel' });
  await raiseBarrier(page, 40106);
  await open(PLACE);
  const title = page.getByRole('heading', { name: words.text('session.acknowledgement.title') });
  await title.waitFor();
  for (const [link, heading] of [
    ['shell.footer.terms', 'terms.title'],
    ['shell.footer.faq', 'faq.title'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: words.text(link), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: words.text(heading) }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.text('shell.back') })
      .click();
    await title.waitFor();
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.text('session.acknowledgement.button') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('trips.title') }).waitFor();
  expect(pathOf(page.url())).toBe(PLACE);
});

test('pages of a barrier exist only where they apply', async () => {
  const daniel = await visit({ person: 'daniel' });
  for (const path of ['/acknowledgement/', '/onboarding/']) {
    await daniel.open(path);
    await daniel.page.waitForURL(`${daniel.portal}/`);
  }
  const waiting = await visit({ person: 'daniel', isNew: true });
  await raiseBarrier(waiting.page, 40105);
  await waiting.open('/acknowledgement/');
  const { words } = waiting;
  await enterAtBank(waiting.page, 'daniel.reyes');
  // To the admin site, where a traveler learns that somebody else sets the company up
  await waiting.page.getByRole('heading', { name: words.text('admin.denied.title') }).waitFor();
  expect(new URL(waiting.page.url()).hostname).toBe('admin.business.localhost');
  const maya = await visit();
  for (const path of ['/acknowledgement/', '/onboarding/']) {
    const answer = await maya.page.goto(path);
    expect(answer?.status()).toBe(404);
    await maya.page.getByRole('heading', { name: words.text('shell.notFound.title') }).waitFor();
  }
});

test('an unknown address is answered with 404 and a page that says so', async () => {
  const { page, words } = await visit();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: words.text('shell.notFound.title') }).waitFor();
});

const PAGES = [
  '/trips',
  '/wallet',
  '/profile/',
  '/premium-offers/',
  '/favorites/',
  '/stays?place=city:lisbon-pt',
  '/premium-stays/shop-details/?stayId=sty_lisbon-pt-1',
  '/premium-stays/shop-details/?stayId=sty_lisbon-pt-1&rooms=9',
  '/flights',
  '/cars',
  '/cars/rental',
  '/trips/bkg_unknown',
  '/terms/',
  '/terms/complimentary-night/',
  '/faq/',
  '/no/such/page',
];

test('every page has a title of its own', async () => {
  const { page, open } = await visit();
  const brand = 'Harbor Travel';
  for (const path of PAGES) {
    await open(path);
    await expect.poll(() => page.title(), { message: path }).toMatch(new RegExp(`\\S · ${brand}$`));
  }
  await open('/');
  await expect.poll(() => page.title()).toBe(brand);
});

test('the account pill ends its wait for people without rewards accounts', async () => {
  const { page, open } = await visit();
  await page.route('**/api/v0/**/rewards/**', (route) =>
    route.request().url().includes('accounts') ? route.fulfill({ json: { value: [] } }) : route.fallback(),
  );
  const answered = page.waitForResponse((answer) => /rewards.*accounts/.test(answer.url()));
  await open('/trips');
  await answered;
  await expect.poll(() => page.locator('.miles-pill').count()).toBe(0);
});

test('the page and the profile module load the session and experiments once', async () => {
  const { page, words, open } = await visit({ isNew: true });
  const requests: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/v0/')) requests.push(`${request.method()} ${path.slice('/api/v0'.length)}`);
  });
  await open('/profile/');
  await page.getByRole('heading', { name: words.like('profile.welcome') }).waitFor();
  await page.waitForLoadState('networkidle');
  const twice = requests.filter((call, at) => requests.indexOf(call) !== at);
  expect(twice).toEqual([]);
  expect(requests.filter((call) => /experiment/.test(call))).toHaveLength(1);
});

test('hosts receive the session’s event with its date', async () => {
  const { page, open } = await visit({ isNew: true });
  await page.addInitScript(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener('session', (event) => received.push((event as CustomEvent).detail));
  });
  await open('/trips');
  const events = () => page.evaluate(() => (window as unknown as { received: object[] }).received);
  await expect.poll(events).toMatchObject([{ type: 'initialized', date: expect.stringMatching(/Z$/) }]);
});

test('a campaign in the address leaves the first search tab current', async () => {
  const { page, words, open } = await visit();
  await open('/?utm_source=statement');
  const tabs = page.getByRole('navigation', { name: words.text('home.search.tabs') });
  const current = tabs.locator('[aria-current="page"]');
  await expect.poll(() => current.allInnerTexts()).toEqual([words.text('shell.nav.hotels')]);
});

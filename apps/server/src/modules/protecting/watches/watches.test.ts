/** Watched prices over HTTP, with their job on the real market: read, mailed, moved, stopped, over. */
import { type CalendarDate, plusSeconds } from '@sojourn/domain/dates.ts';
import { WATCHES_MAX } from '@sojourn/domain/watches/watch-rules.ts';
import { dueAtHotel, wholeTotal } from '@sojourn/products/hotel/rules/property-fees.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLinkSigner } from '#signer.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_SESSION_SETTINGS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import type { WatchJobDeps } from './deps.ts';
import type { WatchMail } from './mail/messages.ts';
import { readWatchedPrices, watchJobs } from './reading/read-prices.ts';
import { claimDue } from './reading/store.ts';

const DAY = 86_400;
const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
const OUT = { origin: 'BOS', destination: 'LAX', date: '2027-05-10' as CalendarDate };
const BACK = { origin: 'LAX', destination: 'BOS', date: '2027-05-17' as CalendarDate };
const ROUND_TRIP = { product: 'Flight' as const, slices: [OUT, BACK], passengers: ADULT };

let product: TestProduct;
type Stay = typeof TEST_DATES & { product: 'Hotel'; stayId: string; rooms: typeof TEST_ROOMS };
let stay: Stay;
let deps: WatchJobDeps;
let owner: Browser;
beforeAll(async () => {
  product = await createTestProduct();
  stay = { product: 'Hotel', stayId: (await product.someStay()).stayId, ...TEST_DATES, rooms: TEST_ROOMS };
  const linkSigner = mailLinkSigner({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] });
  deps = { ...product.effects, products: product.products(), linkSigner };
});
beforeEach(async () => {
  owner = await product.signIn({ subject: 'watcher' });
  await sql`delete from watches`.execute(product.database.db);
  await sql`delete from outbox`.execute(product.database.db);
});
afterAll(() => product?.close());

const watch = async (input: object = stay, browser = owner) =>
  (await product.call('watchPrice', browser, { input: input as typeof stay })).body;
const refusal = async (input: object) =>
  (await product.call('watchPrice', owner, { input: input as never })).error?.code;
const list = async (browser = owner) => (await product.call('listWatches', browser, {})).body.watches;
const change = (set: ReturnType<typeof sql>) => sql`update watches set ${set}`.execute(product.database.db);
/** Due now, and as if it had cost so much when it was last compared. */
const due = (reference: number | null) => {
  product.clock.move(1);
  return change(sql`reference_minor = ${reference}, next_read_at = ${product.clock.now()}`);
};
const mails = async (): Promise<WatchMail[]> => {
  const { rows } = await sql<{ mail: WatchMail }>`select payload as mail from outbox
    where kind = 'watchedPrice' and customer_id = ${owner.customerId} order by created_at`.execute(
    product.database.db,
  );
  return rows.map(({ mail }) => mail);
};
const onPage = async () => {
  const { product: _, ...input } = stay;
  const { rooms, stay: facts } = (await product.call('getStay', owner, { input })).body;
  const due = dueAtHotel(facts.feesAtProperty);
  return Math.min(
    ...rooms.flatMap(({ rates }) => rates.map(({ price }) => wholeTotal(price.tripTotal, due).amountMinor)),
  );
};

describe('watching', () => {
  test('a stay begins at the lowest price of its page, and is one watch for each search', async () => {
    const first = await watch();
    expect(first).toMatchObject({ kind: 'Watch', state: 'watching', detail: 'Lisbon', ...TEST_DATES_SHOWN });
    expect(first.now?.amountMinor).toBe(await onPage());
    expect(first.readings).toHaveLength(1);
    expect((await watch()).watchId).toBe(first.watchId);
    const { counts } = (await product.call('listTrips', owner, { query: { view: 'watched' } })).body;
    expect([counts.watched, (await list()).length]).toEqual([1, 1]);
  });

  test('flights: a search at its lowest price, and chosen flights at theirs', async () => {
    const search = await watch(ROUND_TRIP);
    expect(search).toMatchObject({ title: 'Boston to Los Angeles', startsOn: OUT.date, endsOn: BACK.date });
    const oneWay = { ...ROUND_TRIP, slices: [OUT] };
    const lowest = await watch(oneWay);
    const nonstop = await watch({ ...oneWay, filters: { stops: 'none' } });
    expect(lowest.now!.amountMinor).toBeLessThanOrEqual(nonstop.now!.amountMinor);
    const wrong = { ...oneWay, chosen: [{ sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'basic' }] };
    expect(await refusal(wrong)).toBe('InvalidInput');
    expect(await list()).toHaveLength(3);
  });

  test.each([
    ['a stay in the past', () => ({ ...stay, checkIn: '2026-01-01', checkOut: '2026-01-02' }), 'PastDates'],
    ['no nights', () => ({ ...stay, checkOut: stay.checkIn }), 'CheckOutBeforeCheckIn'],
    ['an unknown airport', () => ({ ...ROUND_TRIP, slices: [{ ...OUT, origin: 'QQQ' }] }), 'UnknownAirport'],
    ['a hotel that isn’t there', () => ({ ...stay, stayId: 'sty_nobody' }), 'NotFound'],
  ])('%s is refused', async (_, input, code) => {
    expect(await refusal(input())).toBe(code);
  });

  test('more than anybody needs are refused', async () => {
    await watch();
    await sql`insert into watches select tenant_id, customer_id, 'wat_' || n, product, input, facts, 'k' || n,
        email, state, started_at, ends_at, currency, started_minor, latest_minor, lowest_minor,
        reference_minor, latest_at, next_read_at, link_version, ended_at
      from watches, generate_series(2, ${WATCHES_MAX}::int) n`.execute(product.database.db);
    expect(await refusal(ROUND_TRIP)).toBe('TooManyWatches');
  });
});
const TEST_DATES_SHOWN = { startsOn: TEST_DATES.checkIn, endsOn: TEST_DATES.checkOut };

describe('reading', () => {
  test('a drop is mailed once, and the next only from that price on', async () => {
    const { now } = await watch();
    await due(now!.amountMinor * 2);
    expect(await readWatchedPrices(deps)).toBe(1);
    expect(await mails()).toMatchObject([{ news: 'drop', now: { amountMinor: now!.amountMinor } }]);
    expect(await readWatchedPrices(deps)).toBe(0);
    product.clock.move(2 * DAY);
    expect(await readWatchedPrices(deps)).toBe(1);
    const [read] = await list(await product.signIn({ subject: 'watcher' }));
    expect(read?.readings).toHaveLength(3);
    // The market may have moved since, but a price that isn't below the mailed one by enough isn't news
    if (read!.now!.amountMinor > read!.alertAt!.amountMinor) expect(await mails()).toHaveLength(1);
  });

  test('a smaller drop and a rise aren’t news; being for sale again is', async () => {
    const { now } = await watch();
    await due(now!.amountMinor + 900);
    await readWatchedPrices(deps);
    await due(now!.amountMinor - 900);
    await readWatchedPrices(deps);
    expect(await mails()).toEqual([]);
    await due(null);
    await readWatchedPrices(deps);
    expect(await mails()).toMatchObject([{ news: 'available', before: null }]);
  });

  test('two servers that overlap read and mail it once', async () => {
    const { now } = await watch();
    await due(now!.amountMinor * 2);
    await Promise.all([readWatchedPrices(deps), readWatchedPrices(deps)]);
    expect(await mails()).toHaveLength(1);
    expect((await list())[0]?.readings).toHaveLength(2);
  });

  test('what a server that died has claimed is read by another within the hour', async () => {
    const { now } = await watch();
    await due(now!.amountMinor * 2);
    const [at, later] = [product.clock.now(), plusSeconds(product.clock.now(), 3_600)];
    expect(await claimDue(deps.db, { now: at, until: later }, 10)).toHaveLength(1);
    expect([await readWatchedPrices(deps), await mails()]).toEqual([0, []]);
    product.clock.move(3_600);
    expect(await readWatchedPrices(deps)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test('the same search is priced once for all its watchers', async () => {
    const others = await Promise.all([product.signIn(), product.signIn()]);
    for (const browser of [owner, ...others]) await watch(stay, browser);
    await due(1);
    let priced = 0;
    const products = deps.products;
    const counted = {
      ...products.hotel,
      can: {
        ...products.hotel.can,
        watch: {
          ...products.hotel.can.watch!,
          priceNow: (...of: Parameters<NonNullable<typeof products.hotel.can.watch>['priceNow']>) => {
            priced++;
            return products.hotel.can.watch!.priceNow(...of);
          },
        },
      },
    };
    expect(await readWatchedPrices({ ...deps, products: { ...products, hotel: counted } })).toBe(3);
    expect(priced).toBe(1);
    for (const browser of [owner, ...others]) expect((await list(browser))[0]?.readings).toHaveLength(2);
  });

  test('while nobody answers nothing is stored, and it’s read again within the hour', async () => {
    await watch();
    await due(1);
    const { hotel } = deps.products;
    const priceNow = async () => 'unanswered' as const;
    const silent = { ...hotel, can: { ...hotel.can, watch: { ...hotel.can.watch!, priceNow } } };
    await readWatchedPrices({ ...deps, products: { ...deps.products, hotel: silent } });
    expect((await list())[0]?.readings).toHaveLength(1);
    expect(await readWatchedPrices(deps)).toBe(0);
    const { rows } = await sql<{ at: string }>`select next_read_at as at from watches`.execute(deps.db);
    expect(rows[0]?.at).toBe(plusSeconds(product.clock.now(), 3_600));
  });

  test('ends when its date has passed, and is deleted 30 days later', async () => {
    await watch();
    await change(sql`ends_at = ${product.clock.now()}, next_read_at = ${product.clock.now()}`);
    expect(await readWatchedPrices(deps)).toBe(0);
    const run = (name: string) =>
      watchJobs(deps)
        .find((job) => job.name === name)!
        .run(testTurn(deps.db));
    await run('end-watches');
    expect(await list()).toMatchObject([{ state: 'over' }]);
    await run('forget-watches');
    expect(await list()).toHaveLength(1);
    await change(sql`ended_at = ${plusSeconds(product.clock.now(), -31 * DAY)}`);
    await run('forget-watches');
    expect(await list()).toEqual([]);
  });
});

describe('mail', () => {
  async function mailed(): Promise<WatchMail> {
    const { now } = await watch();
    await due(now!.amountMinor * 2);
    await readWatchedPrices(deps);
    return (await mails()).at(-1)!;
  }
  const link = (token: string) => ({ params: { token } });
  const show = (token: string, headers = {}) =>
    product.call('getWatchLink', null, { ...link(token), query: { locale: 'fr' }, headers });
  const stop = (token: string) => product.call('stopWatchByLink', null, { ...link(token), input: {} });

  test('has a link that stops it without a session, twice too, and says nothing of its owner', async () => {
    const { stopToken } = await mailed();
    const shown = await show(stopToken);
    expect(Object.keys(shown.body).toSorted()).toEqual(['endsOn', 'startsOn', 'state', 'title']);
    expect(shown.body.state).toBe('watching');
    expect((await stop(stopToken)).body.state).toBe('ended');
    expect((await stop(stopToken)).body.state).toBe('ended');
    expect(await list()).toEqual([]);
    expect(await readWatchedPrices(deps)).toBe(0);
  });

  test('opens nothing at another brand, when it’s changed, or of another watch', async () => {
    const { stopToken } = await mailed();
    expect((await show(stopToken, { host: 'business.localhost' })).status).toBe(404);
    const [id = '', version, keyId, signature] = stopToken.split('.');
    const other = (await watch(ROUND_TRIP)).watchId;
    for (const forged of [
      [id, '2', keyId, signature],
      [other, version, keyId, signature],
      [id, version, 'abc', signature],
      [id, version, keyId, `A${signature?.slice(1)}`],
    ]) {
      expect((await show(forged.join('.'))).status).toBe(404);
      expect((await stop(forged.join('.'))).status).toBe(404);
    }
    expect(await list()).toHaveLength(2);
  });

  test('goes to another address from its change on, and earlier links end', async () => {
    const { stopToken, watchId, to } = await mailed();
    expect(to).toBeNull();
    const input = { email: 'elsewhere@example.com' };
    const changed = await product.call('changeWatchEmail', owner, { params: { watchId }, input });
    expect(changed.body.email).toBe(input.email);
    expect((await show(stopToken)).status).toBe(404);
    expect(await mailed()).toMatchObject({ to: input.email });
  });
});

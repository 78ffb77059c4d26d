import { WISHLIST_LIMITS } from '@sojourn/products/hotel/rules/wishlist-limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';
import { wishlistRoutes } from './routes.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
const stayId = 'sty_quayside';
const PLACE = {
  stars: 4,
  neighbourhood: 'Alfama',
  position: { lat: 38.7, lon: -9.1 },
  art: { seed: 'quayside', kind: 'hotel' },
};
const names: Record<string, string> = { [stayId]: 'The Quayside', sty_lodge: 'Mesa Verde Lodge' };

beforeAll(async () => {
  database = await createTestDatabase();
  const factsOfStay = (id: string, locale: 'en' | 'fr') => {
    const name = names[id] ?? (id.startsWith('sty_many') ? id : null);
    return name === null ? null : { ...PLACE, city: locale === 'fr' ? 'Lisbonne' : 'Lisbon', name };
  };
  server = await createTestServer({
    database,
    handlers: (effects) => wishlistRoutes({ ...effects, factsOfStay }),
  });
  maya = await server.signIn();
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

const add = (browser: Browser, value: string, list?: string) =>
  server.call('addWishlistItem', browser, {
    input: { product: { id: { value } }, ...(list ? { wishlistId: { value: list } } : {}) },
  });
const hearts = async (browser: Browser) =>
  (await server.call('listWishlistProductIds', browser, { input: {} })).body.productIds.map(
    ({ value }) => value,
  );

describe('favorites', () => {
  it('begin with the first heart, in the customer’s language', async () => {
    const luc = await server.signIn({ locale: 'fr' });
    expect((await add(maya, stayId)).body.wishlist).toMatchObject({
      name: 'Favorites',
      items: [
        {
          product: { id: { value: stayId }, name: 'The Quayside', stay: { ...PLACE, city: 'Lisbon' } },
          addedAt: '2027-02-08T15:00:00.000Z',
        },
      ],
    });
    expect((await add(luc, stayId)).body.wishlist).toMatchObject({
      name: 'Favoris',
      items: [{ product: { stay: { city: 'Lisbonne' } } }],
    });
  });
  it('hold a stay once however often the heart is pressed', async () => {
    await Promise.all([add(maya, stayId), add(maya, stayId), add(maya, stayId)]);
    expect(await hearts(maya)).toEqual([stayId]);
  });
  it('two first hearts at once make one list', async () => {
    const elena = await server.signIn();
    await Promise.all([add(elena, stayId), add(elena, 'sty_lodge')]);
    const { wishlists } = (await server.call('listWishlists', elena, { input: {} })).body;
    expect(wishlists.map(({ items }) => items.length)).toEqual([2]);
  });
  it('are renamed, read and removed with what is in them', async () => {
    const made = await server.call('createWishlist', maya, { input: { name: '  Desert  ' } });
    const { id } = made.body.wishlist;
    await add(maya, 'sty_lodge', id.value);
    const renamed = await server.call('updateWishlist', maya, { input: { wishlistId: id, name: 'Sedona' } });
    expect(renamed.body.wishlist.name).toBe('Sedona');
    const read = await server.call('getWishlist', maya, { input: { wishlistId: id } });
    expect(read.body.wishlist.items).toHaveLength(1);
    await server.call('deleteWishlist', maya, { input: { wishlistId: id } });
    expect(await hearts(maya)).toEqual([stayId]);
    expect((await server.call('deleteWishlist', maya, { input: { wishlistId: id } })).status).toBe(404);
  });
  it('lose a stay out of every list', async () => {
    const list = (await server.call('createWishlist', maya, { input: { name: 'Two' } })).body.wishlist;
    await add(maya, stayId, list.id.value);
    await server.call('removeWishlistItem', maya, { input: { productId: { value: stayId } } });
    expect(await hearts(maya)).toEqual([]);
  });
  it('take no stay that nobody sells', async () => {
    expect((await add(maya, 'sty_nowhere')).status).toBe(404);
  });
  it('leave one list and stay in the other', async () => {
    const luis = await server.signIn();
    const first = (await add(luis, stayId)).body.wishlist;
    const second = (await server.call('createWishlist', luis, { input: { name: 'Second' } })).body.wishlist;
    await add(luis, stayId, second.id.value);
    const takeOut = () =>
      server.call('takeOutWishlistItem', luis, {
        input: { wishlistId: first.id, productId: { value: stayId } },
      });
    expect((await takeOut()).body.wishlist.items).toEqual([]);
    expect((await takeOut()).status).toBe(200);
    expect(await hearts(luis)).toEqual([stayId]);
  });
  it('stand with the latest first; an undo gives a stay its place back, never one ahead', async () => {
    const ana = await server.signIn();
    const added = async (value: string, addedAt?: string) =>
      (await server.call('addWishlistItem', ana, { input: { product: { id: { value } }, addedAt } })).body
        .wishlist.items;
    await added(stayId);
    const earlier = '2027-02-01T10:00:00.000Z';
    expect((await added('sty_lodge', earlier)).map(({ product }) => product.id.value)).toEqual([
      stayId,
      'sty_lodge',
    ]);
    const ahead = await added('sty_many-ahead', '2031-01-01T00:00:00.000Z');
    expect(ahead.find(({ product }) => product.id.value === 'sty_many-ahead')?.addedAt).toBe(
      '2027-02-08T15:00:00.000Z',
    );
  });
  it('say of a stay that is sold no more only its name', async () => {
    const ivo = await server.signIn();
    await add(ivo, 'sty_lodge');
    const { sty_lodge: name } = names;
    delete names.sty_lodge;
    const { wishlists } = (await server.call('listWishlists', ivo, { input: {} })).body;
    names.sty_lodge = name!;
    expect(wishlists[0]?.items[0]?.product).toEqual({
      id: { value: 'sty_lodge' },
      name: 'Mesa Verde Lodge',
      stay: null,
    });
  });
  it('let a stay that is sold no more go to another list, and not come back from none', async () => {
    const eva = await server.signIn();
    const first = (await add(eva, 'sty_lodge')).body.wishlist;
    const second = (await server.call('createWishlist', eva, { input: { name: 'Second' } })).body.wishlist;
    const { sty_lodge: name } = names;
    delete names.sty_lodge;
    const moved = (await add(eva, 'sty_lodge', second.id.value)).body.wishlist;
    const takeOut = (wishlistId: typeof first.id) =>
      server.call('takeOutWishlistItem', eva, { input: { wishlistId, productId: { value: 'sty_lodge' } } });
    await takeOut(first.id);
    await takeOut(second.id);
    const back = await add(eva, 'sty_lodge');
    names.sty_lodge = name!;
    expect(moved.items[0]?.product).toMatchObject({ name, stay: null });
    expect(back.status).toBe(404);
  });
  it('are nobody else’s to read or to change', async () => {
    const { wishlist: hers } = (await server.call('createWishlist', maya, { input: { name: 'Hers' } })).body;
    await add(maya, stayId, hers.id.value);
    const zoe = await server.signIn();
    const input = { wishlistId: hers.id };
    const product = { value: stayId };
    const answers = await Promise.all([
      server.call('getWishlist', zoe, { input }),
      server.call('updateWishlist', zoe, { input: { ...input, name: 'Mine' } }),
      server.call('deleteWishlist', zoe, { input }),
      server.call('addWishlistItem', zoe, { input: { ...input, product: { id: product } } }),
      server.call('takeOutWishlistItem', zoe, { input: { ...input, productId: product } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await server.call('removeWishlistItem', zoe, { input: { productId: product } });
    expect((await server.call('listWishlists', zoe, { input: {} })).body.wishlists).toEqual([]);
    const { wishlist: read } = (await server.call('getWishlist', maya, { input })).body;
    expect([read.name, read.items.length]).toEqual(['Hers', 1]);
  });
  it.each([
    ['empty', '', 422],
    ['only blanks', '   ', 422],
    ['as long as it may be', 'x'.repeat(WISHLIST_LIMITS.nameMax), 200],
    ['longer', 'x'.repeat(WISHLIST_LIMITS.nameMax + 1), 422],
  ])('take a name that is %s or say no', async (_, name, status) => {
    expect((await server.call('createWishlist', maya, { input: { name } })).status).toBe(status);
  });
  it('hold so many stays in a list; one that is in it already is no refusal', async () => {
    const many = await server.signIn();
    const list = (await add(many, 'sty_many0')).body.wishlist;
    for (let i = 1; i < WISHLIST_LIMITS.items; i++) await add(many, `sty_many${i}`);
    const { status, error } = await add(many, 'sty_many-more', list.id.value);
    expect([status, error?.details?.fields?.[0]]).toEqual([
      422,
      { path: 'wishlistId', problem: 'the list is full' },
    ]);
    expect((await add(many, 'sty_many7')).status).toBe(200);
    await server.call('takeOutWishlistItem', many, {
      input: { wishlistId: list.id, productId: { value: 'sty_many7' } },
    });
    expect((await add(many, 'sty_many-more')).body.wishlist.items).toHaveLength(WISHLIST_LIMITS.items);
  });
  it('have their limits', async () => {
    const many = await server.signIn();
    for (let i = 0; i < WISHLIST_LIMITS.lists; i++) {
      await server.call('createWishlist', many, { input: { name: `List ${i}` } });
    }
    const { status, error } = await server.call('createWishlist', many, { input: { name: 'One more' } });
    expect([status, error?.details?.fields?.[0]?.problem]).toEqual([422, 'too many lists']);
  });
});

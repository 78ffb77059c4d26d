import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '../../testing/server.ts';
import { wishlistRoutes } from './routes.ts';
import { WISHLIST_LIMITS } from './wishlists.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
const stayId = 'sty_quayside';
const names: Record<string, string> = { [stayId]: 'The Quayside', sty_lodge: 'Mesa Verde Lodge' };

beforeAll(async () => {
  database = await createTestDatabase();
  const nameOfStay = async (id: string) => names[id] ?? (id.startsWith('sty_many') ? id : null);
  server = await createTestServer({
    database,
    handlers: (effects) => wishlistRoutes({ ...effects, nameOfStay }),
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
        { product: { id: { value: stayId }, name: 'The Quayside' }, addedAt: '2027-02-08T15:00:00.000Z' },
      ],
    });
    expect((await add(luc, stayId)).body.wishlist.name).toBe('Favoris');
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
  it('have their limits', async () => {
    const many = await server.signIn();
    for (let i = 0; i < WISHLIST_LIMITS.lists; i++) {
      await server.call('createWishlist', many, { input: { name: `List ${i}` } });
    }
    const { status, error } = await server.call('createWishlist', many, { input: { name: 'One more' } });
    expect([status, error?.details?.fields?.[0]?.problem]).toEqual([422, 'too many lists']);
  });
});

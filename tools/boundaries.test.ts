import { expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';
import { parseSource } from './checks/source.ts';

const manifests = new Map(
  [
    'packages/domain',
    'packages/contract',
    'packages/geography',
    'products',
    'world',
    'apps/server',
    'apps/portal',
  ].map((unit) => [
    unit,
    {
      name: `@sojourn/${unit.split('/').at(-1)}`,
      dependencies: {
        '@sojourn/domain': '*',
        '@sojourn/products': '*',
        '@sojourn/server': '*',
        '@sojourn/world': '*',
        kysely: '*',
      },
    },
  ]),
);

/** The messages for a set of files, as `path:line message`. */
const check = (files: Record<string, string>): string[] =>
  checkBoundaries(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
    manifests,
  ).map(({ path, line, message }) => `${path.split('/').at(-1)}:${line} ${message}`);

const S = 'apps/server/src';
const P = 'apps/portal/src';
const UP = '../';
const NO_TEST_CLOCK = 'tests get the day and the time from packages/domain/src/testing/today.ts';

test.each([
  [
    'packages/domain/src/a.ts',
    "import '@sojourn/contract/x.ts'",
    'packages/domain may not import packages/contract',
  ],
  [
    'packages/domain/src/a.ts',
    "\nimport '../../contract/src/x.ts'",
    'packages/domain may not import packages/contract',
  ],
  [
    `${P}/a.ts`,
    "import type { X } from '@sojourn/geography/x.ts'",
    'apps/portal may not import packages/geography',
  ],
  [
    `${P}/a.ts`,
    "const x = await import('@sojourn/geography/x.ts')",
    'apps/portal may not import packages/geography',
  ],
  [`${S}/modules/trips/trips/a.ts`, "import '#http/x.ts'", 'layer modules may not import http'],
  [
    `${S}/suppliers/a.ts`,
    "export { x } from '../modules/trips/trips/x.ts'",
    'layer suppliers may not import modules',
  ],
  [`${S}/main/wire-markets.ts`, "import '@sojourn/world/open-world.ts'", undefined],
  [`${S}/main/open-server.ts`, "import '@sojourn/world/open-world.ts'", 'apps/server may not import world'],
  [
    `${S}/main/wire-markets.ts`,
    "import '@sojourn/world/orders/store.ts'",
    'apps/server may not import world',
  ],
  [
    `${S}/modules/selling/locations/places.ts`,
    "import type { X } from '@sojourn/world/phones.ts'",
    'apps/server may not import world',
  ],
  ['world/src/orders/a.ts', "import '@sojourn/server/suppliers/outcome.ts'", undefined],
  ['world/src/car/supplier/a.ts', "import '@sojourn/products/car/sell/supplier.ts'", undefined],
  [
    'world/src/orders/a.ts',
    "import '@sojourn/server/modules/trips/trips/store.ts'",
    'apps/server/src/modules/trips/trips/store.ts is no port of apps/server',
  ],
  [`${S}/db/client.ts`, "import '#workflow/x.ts'", undefined],
  [`${S}/db/client.ts`, "import '#suppliers/x.ts'", 'layer db may not import suppliers'],
  [`${S}/db/seed/seed.ts`, "import '#modules/trips/trips/x.ts'", undefined],
  [`${S}/http/a.ts`, "import '#modules/trips/trips/routes.ts'", undefined],
  [`${S}/modules/trips/trips/a.ts`, "import '#modules/trips/trips/store.ts'", undefined],
  [
    `${S}/modules/trips/trips/a.ts`,
    "import '#modules/trips/nowhere/x.ts'",
    'module trips may not import nowhere: no such arrow',
  ],
  [`${S}/modules/trips/trips/a.ts`, "import '#testing/x.ts'", 'apps/server/src/testing/x.ts is for tests'],
  [`${S}/modules/trips/trips/a.test.ts`, "import '#testing/x.ts'; import '#http/x.ts'", undefined],
  [`${S}/jobs/a.ts`, "import '#db/client.ts'", 'layer jobs is not in the architecture'],
  [`${S}/a.ts`, "import 'left-pad'", 'left-pad is not a dependency of apps/server'],
  [`${P}/a.ts`, "import x from 'virtual:messages'", undefined],
  [`${S}/a.ts`, "import 'kysely/helpers/postgres'; import 'node:fs'", undefined],
  [`${P}/features/stays/a.ts`, "import '#app/x.ts'", 'a feature may not import app'],
  [`${P}/features/stays/a.ts`, "import '../trips/x.ts'", 'feature stays may not import trips'],
  [`${P}/features/stays/a.ts`, "import '#features/stays/x.ts'; import './b.ts'", undefined],
  [`${P}/app/a.ts`, "import '#features/stays/x.ts'", undefined],
  [
    'products/car/pages/results/a.ts',
    `import '${UP}shared/x.ts'`,
    `${UP}shared/x.ts climbs out to a folder 'shared'; import it from the unit's root, by #`,
  ],
  ['products/car/pages/results/a.ts', "import '#car/pages/shared/x.ts'; import './shared/x.ts'", undefined],
  ['products/car/rules/a.ts', "import '#car/wire/x.ts'", 'products/rules may not import products/wire'],
  ['products/car/wire/a.ts', "import '../sell/x.ts'", 'products/wire may not import products/sell'],
  ['products/car/pages/a.ts', "import '#car/sell/x.ts'", 'products/pages may not import products/sell'],
  ['products/car/sell/a.ts', "import '#car/pages/x.ts'", 'products/sell may not import products/pages'],
  ['products/car/parts/a.ts', "import '#car/pages/x.ts'", 'products/parts may not import products/pages'],
  [
    'products/product-list.ts',
    "import './car/rules/x.ts'",
    'products/product-list may not import products/rules',
  ],
  ['products/car/sell/a.ts', "import '../rules/x.ts'; import '#car/wire/x.ts'; import 'kysely'", undefined],
])('%s with %j', (path, text, message) => {
  const found = check({ [path]: text }).map((each) => each.replace(/^\S+ /, ''));
  expect(found).toEqual(message ? [message] : []);
});

test.each([
  [
    `${S}/modules/trips/trips/list.ts`,
    'const q = sql`select 1`',
    'SQL belongs in store.ts, db/ and workflow/',
  ],
  [
    `${S}/modules/trips/trips/list.ts`,
    "db.selectFrom('trips')",
    'SQL belongs in store.ts, db/ and workflow/',
  ],
  [
    `${S}/modules/trips/trips/list.ts`,
    "pool.query('select 1')",
    'SQL belongs in store.ts, db/ and workflow/',
  ],
  [`${S}/modules/trips/trips/store.ts`, "db.selectFrom('trips')", undefined],
  [`${S}/modules/trips/trips/list.ts`, "market.query({ near: 'x' })", undefined],
  [
    `${S}/modules/trips/trips/list.ts`,
    "fetch('https://x')",
    'the network belongs in suppliers and the API client',
  ],
  [
    `${S}/modules/trips/trips/list.ts`,
    "globalThis.fetch('x')",
    'the network belongs in suppliers and the API client',
  ],
  [`${S}/suppliers/stays/client.ts`, "fetch('https://x')", undefined],
  [`${P}/features/stays/a.ts`, 'const now = new Date()', 'the clock is injected (Clock)'],
  [`${P}/features/stays/a.ts`, 'Date.now()', 'the clock is injected (Clock)'],
  [`${P}/features/stays/a.ts`, 'Temporal.Now.instant()', 'the clock is injected (Clock)'],
  [`${P}/features/stays/a.ts`, 'new Date(0); Date.parse(x)', undefined],
  ['packages/domain/src/a.ts', 'Math.random()', 'randomness is injected (Random)'],
  ['packages/domain/src/a.ts', 'crypto.randomUUID()', 'randomness is injected (Random)'],
  ['packages/domain/src/a.ts', 'randomBytes(8)', 'randomness is injected (Random)'],
  [`${S}/main.ts`, 'new Date(); randomBytes(8)', undefined],
  [`${S}/http/a.test.ts`, 'Math.random(); new Date(day)', undefined],
  [`${S}/http/a.test.ts`, 'new Date()', NO_TEST_CLOCK],
  [`${S}/testing/a.ts`, 'Date.now()', NO_TEST_CLOCK],
  ['tools/a.test.ts', 'Date.now()', NO_TEST_CLOCK],
  ['e2e/journeys/a.test.ts', 'const today = new Date();', NO_TEST_CLOCK],
  ['e2e/people/a.ts', 'Date.now()', NO_TEST_CLOCK],
  ['packages/domain/src/testing/today.ts', 'new Date()', undefined],
  [
    `${S}/http/a.ts`,
    "if (context.tenantId === 'business') x()",
    "a tenant's name is compared; ask for a capability",
  ],
  [
    `${S}/http/a.ts`,
    "switch (tenant) { case 'consumer': x() }",
    "a tenant's name is compared; ask for a capability",
  ],
  [`${S}/http/a.ts`, "if (tenant.id !== 'cedar') x()", "a tenant's name is compared; ask for a capability"],
  [`${S}/http/a.ts`, "if (cabin === 'business' || tenant.brandName === 'x') x()", undefined],
  ['packages/domain/src/tenants/a.ts', "tenant === 'business'", undefined],
])('%s with effect %j', (path, text, message) => {
  const found = check({ [path]: text }).map((each) => each.replace(/^\S+ /, ''));
  expect(found).toEqual(message ? [message] : []);
});

test.each([
  [`${S}/modules/trips/trips/a.ts`, "import type { X } from '@sojourn/products/flight/rules/x.ts'", 'flight'],
  ['packages/domain/src/booking/a.ts', "import '@sojourn/products/car/rules/car.ts'", 'car'],
  ['packages/contract/src/a.ts', "import '@sojourn/products/hotel/wire/x.ts'", 'hotel'],
  ['world/src/a.ts', "import './hotel/inventory/world.ts'", 'hotel'],
])('shared code in %s with %j is sent to the port', (path, text, product) => {
  expect(check({ [path]: text })).toEqual([
    `a.ts:1 shared code may not import product ${product}; ask the registry`,
  ]);
});

test.each([
  ['products/flight/sell/a.ts', "import '#hotel/sell/sale.ts'"],
  ['products/flight/rules/a.ts', "import '#hotel/rules/x.ts'"],
  ['world/src/flight/inventory/a.ts', "import '../../hotel/x.ts'"],
  ['products/flight/pages/a.ts', "import '../../hotel/pages/x.ts'"],
])('no product reaches into another: %s with %j', (path, text) => {
  expect(check({ [path]: text })).toEqual(['a.ts:1 product flight may not import hotel']);
});

test.each([
  ['products/lists/sellers.ts', "import '../hotel/sell/create-hotel-product.ts'"],
  ['products/flight/sell/a.ts', "import './b.ts'; import '#product-list.ts'; import '../rules/x.ts'"],
  [`${S}/modules/trips/trips/a.test.ts`, "import '@sojourn/products/hotel/sell/sale.ts'"],
  [`${S}/modules/trips/trips/testing/a.ts`, "import '@sojourn/products/hotel/sell/sale.ts'"],
])('products are free to import: %s with %j', (path, text) => {
  expect(check({ [path]: text })).toEqual([]);
});

test.each([
  [`${S}/modules/trips/trips/a.ts`, "if (row.product === 'hotel') x()", 1],
  [`${S}/modules/trips/trips/a.ts`, "const is = 'Flight' !== trip.kind", 1],
  [`${P}/features/trips/a.ts`, "switch (trip.kind) { case 'Hotel': x(); case 'Flight': y() }", 2],
  ['packages/domain/src/booking/a.ts', "if (plan.kind === 'Car') x()", 1],
  ['products/hotel/sell/a.ts', "if (row.product === 'hotel') x()", 0],
  [`${S}/modules/trips/trips/a.ts`, "if (row.kind === 'UserCard') y()", 0],
])('a product is compared in its folder only: %s with %j', (path, text, count) => {
  const found = check({ [path]: text });
  expect(found).toEqual(
    Array.from({ length: count }, () => 'a.ts:1 a product is compared; ask the registry'),
  );
});

test.each([
  ['packages/domain/src/policy/a.ts', 'const tier = { hotels: [], cars: [] }', 'hotel, car'],
  [`${S}/modules/trips/trips/a.ts`, 'const { hotel, flight } = products', 'hotel, flight'],
  [`${P}/features/trips/a.ts`, "type Which = 'hotels' | 'flights'", 'hotel, flight'],
  ['packages/contract/src/a.ts', "const kinds = z.enum(['Hotel', 'Car'])", 'hotel, car'],
  ['apps/bank/src/a.ts', 'type Earn = { readonly hotels: number; readonly cars: number }', 'hotel, car'],
  ['apps/bank/src/data/a.ts', 'const earn = { hotels: 4, cars: 4 }', undefined],
  [
    'packages/domain/src/disruptions/a.ts',
    'type News = { readonly flights: number; readonly slice: number }',
    undefined,
  ],
  ['products/car/rules/a.ts', 'const tier = { hotels: [], cars: [] }', undefined],
])('products are side by side in %s with %j', (path, text, products) => {
  expect(check({ [path]: text })).toEqual(
    products ? [`a.ts:1 ${products} are named side by side; ask the registry`] : [],
  );
});

test('a circle of imports is reported once, with its way, also when it is of types only', () => {
  const way = ['b', 'c', 'a'].map((name) => `packages/domain/src/${name}.ts`).join(' → ');
  expect(
    check({
      'packages/domain/src/c.ts': "import './a.ts'",
      'packages/domain/src/a.ts': "import type { B } from './b.ts'",
      'packages/domain/src/b.ts': "import '@sojourn/domain/c.ts'",
    }),
  ).toEqual([`a.ts:1 imports itself by way of ${way}`]);
});

test('a breach is reported at its line', () => {
  expect(check({ 'packages/domain/src/a.ts': '\n\nconst n = Date.now();' })).toEqual([
    'a.ts:3 the clock is injected (Clock)',
  ]);
});

test.each([
  ['packages/web/src/map/a.ts', "import '@sojourn/products/hotel/rules/stay.ts'", 'product hotel'],
  ['products/hotel/pages/a.ts', "import '#flight/rules/x.ts'", 'hotel may not import flight'],
  [`${P}/features/trips/a.ts`, "if (trip.kind === 'Hotel') go()", 'a product is compared'],
  [`${P}/app/a.ts`, "const is = 'flight' !== product", 'a product is compared'],
  [`${P}/shared/a.ts`, "switch (kind) { case 'Car': go() }", 'a product is compared'],
])('%s: %s is refused', (path, text, message) => {
  const messages = check({ [path]: text }).filter((each) => each.includes('product'));
  expect(messages).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['products/lists/pages.ts', "import { hotel } from '../hotel/pages/index.ts'"],
  ['products/flight/pages/a.ts', "const is = trip.kind === 'Flight'"],
  [`${P}/features/trips/a.test.ts`, "import '@sojourn/products/hotel/pages/x.ts'; trip.kind === 'Hotel'"],
  [
    `${P}/features/trips/a.ts`,
    "import '@sojourn/products/product-list.ts'; const is = tender.kind === 'Rewards'",
  ],
])('%s: %s is allowed', (path, text) => {
  expect(check({ [path]: text }).filter((message) => message.includes('product'))).toEqual([]);
});

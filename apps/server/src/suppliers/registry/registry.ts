/**
 * Which suppliers sell which products to which tenants, as `config/suppliers.json` says; their keys are in
 * the environment. What's simulated is sold where no other supplier has to be.
 */
import { readFileSync } from 'node:fs';
import { first } from '@sojourn/domain/present.ts';
import { type Environment, SettingError } from '@sojourn/domain/settings.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import { z } from 'zod';

const everyOrSome = <T extends z.ZodType>(one: T) => z.union([z.literal('all'), z.array(one)]);
const CURRENCY = z.string().regex(/^[A-Z]{3}$/);

const supplierEntry = z.strictObject({
  /** Stored with bookings, so it never changes. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** Named to travelers when it doesn't answer. */
  name: z.string().min(1).max(60),
  adapter: z.enum(['duffel']),
  /** The adapter's address of tests and stand-ins; left out for the supplier's own. */
  address: z.url().optional(),
  products: z.array(z.enum(PRODUCTS)).min(1),
  tenants: everyOrSome(z.string()),
  /** Those of a lower number are named first, and sell what several have at one price. */
  priority: z.int().min(0).max(1_000),
  /** Added to the supplier's price, as a line of its own: 100 is 1 %. */
  marginBasisPoints: z.int().min(0).max(10_000),
  /** Those that are sold; offers in others are left out. */
  currencies: z.array(CURRENCY).min(1),
  /** What one unit of each of them but US dollars is worth. */
  rates: z
    .strictObject({
      source: z.string().min(1).max(60),
      asOf: z.iso.datetime(),
      usdMillionths: z.record(CURRENCY, z.int().min(1)),
    })
    .optional(),
  limits: z.strictObject({
    callsPerMinute: z.int().min(1).max(100_000),
    /** So many calls in a row without an answer, and nobody calls for `restSeconds`. */
    failuresInARow: z.int().min(1).max(1_000),
    restSeconds: z.int().min(1).max(3_600),
  }),
  /** Books as a hold that's paid when its tickets are issued, where the airline allows it. */
  holdOrders: z.boolean().optional(),
});
type SupplierEntry = z.output<typeof supplierEntry>;

const registryFile = z.strictObject({
  /** What the simulated suppliers sell. */
  world: z.strictObject({ products: everyOrSome(z.enum(PRODUCTS)) }),
  suppliers: z.array(supplierEntry),
});

export type ConnectedSupplier = SupplierEntry & { readonly key: string };
export type Registry = {
  readonly worldSells: readonly Product[];
  /** With a key, in the order of their priority. */
  readonly connected: readonly ConnectedSupplier[];
  /** Left out because they have no key; `setting` would have it. */
  readonly withoutKey: readonly { readonly id: string; readonly setting: string }[];
};

/** Nothing but what's simulated. */
export const WORLD_ONLY: Registry = { worldSells: PRODUCTS, connected: [], withoutKey: [] };

/** `SUPPLIER_KEY_DUFFEL`, `SUPPLIER_KEY_SECOND_BEDBANK`. */
export const keySetting = (id: string): string => `SUPPLIER_KEY_${id.toUpperCase().replaceAll('-', '_')}`;

/** How the adapters' suppliers begin their keys, of a true account and of one for trying out. */
const KEYS = { duffel: { live: 'duffel_live_', test: 'duffel_test_' } } as const;

/** A test key never sells in production, and a live one nowhere else. */
function requireKind({ id, adapter }: SupplierEntry, key: string, kind: 'live' | 'test'): string {
  if (key.startsWith(KEYS[adapter][kind])) return key;
  throw new SettingError(
    keySetting(id),
    `is not a key of the supplier’s ${kind} mode (${KEYS[adapter][kind]}…)`,
  );
}

type Reading = {
  readonly suppliersFile: string;
  readonly mode: string;
  /** Production may sell what's simulated. */
  readonly sellWorld: boolean;
  readonly accessKeys: Environment;
  readonly tenants: readonly { readonly id: string }[];
};

/** Throws a `SettingError` that names the file or the key, the place in it and the problem. */
export function readRegistry({ suppliersFile, mode, sellWorld, accessKeys, tenants }: Reading): Registry {
  const refuse = (problem: string): never => {
    throw new SettingError('SUPPLIERS_FILE', `${suppliersFile}: ${problem}`);
  };
  const { world, suppliers } = parse(suppliersFile, refuse);
  const ids = suppliers.map(({ id }) => id);
  if (new Set(ids).size < ids.length) refuse('two suppliers have one id');
  const known = new Set(tenants.map(({ id }) => id));
  for (const each of suppliers) requireSense(each, known, refuse);
  const worldSells = PRODUCTS.filter(
    (product) => world.products === 'all' || world.products.includes(product),
  );
  if (mode === 'production' && worldSells.length > 0 && !sellWorld)
    refuse(
      `would sell simulated ${worldSells.join(', ')} in production; take them out of world.products, ` +
        'or set SELL_WORLD=yes',
    );
  const kind = mode === 'production' ? 'live' : 'test';
  const keyed = suppliers
    .toSorted((a, b) => a.priority - b.priority)
    .map((entry) => ({
      entry,
      setting: keySetting(entry.id),
      key: accessKeys[keySetting(entry.id)]?.trim(),
    }));
  return {
    worldSells,
    connected: keyed.flatMap(({ entry, key }) =>
      key ? [{ ...entry, key: requireKind(entry, key, kind) }] : [],
    ),
    withoutKey: keyed.flatMap(({ entry, setting, key }) => (key ? [] : [{ id: entry.id, setting }])),
  };
}

function parse(file: string, refuse: (problem: string) => never): z.output<typeof registryFile> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(`cannot be read: ${(error as Error).message}`);
  }
  const read = registryFile.safeParse(json);
  if (read.success) return read.data;
  const { path, message } = first(read.error.issues);
  return refuse(`${path.join('.') || 'the file'}: ${message}`);
}

function requireSense(
  { id, tenants, currencies, rates }: SupplierEntry,
  known: ReadonlySet<string>,
  refuse: (problem: string) => never,
): void {
  const stranger = tenants !== 'all' && tenants.find((tenant) => !known.has(tenant));
  if (stranger) refuse(`${id}: no tenant is named ${stranger}`);
  const unrated = currencies.find((each) => each !== 'USD' && rates?.usdMillionths[each] === undefined);
  if (unrated) refuse(`${id}: sells in ${unrated} and has no rate of it`);
}

/** As a port's `soldTo`. */
export const soldToOf = ({ tenants }: SupplierEntry): readonly string[] | undefined =>
  tenants === 'all' ? undefined : tenants;

/** None is built yet: a key that's set would look as if its supplier were sold. Throws a `SettingError`. */
export function requireAdapters({ connected }: Registry): void {
  const [one] = connected;
  if (one)
    throw new SettingError(keySetting(one.id), `is set, and the adapter ${one.adapter} isn’t built yet`);
}

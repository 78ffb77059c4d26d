/** Every kind of product there is or will be, how the code spells it and how others do. */
export const PRODUCT_KINDS = ['hotel', 'flight', 'car', 'home', 'activity', 'package', 'ground'] as const;
type ProductKind = (typeof PRODUCT_KINDS)[number];

/** As the wire and the database spell it: B §1's trip kinds, and our own for ground transport. */
export const WIRE_PRODUCTS = {
  hotel: 'Hotel',
  flight: 'Flight',
  car: 'Car',
  home: 'Home',
  activity: 'Experience',
  package: 'Package',
  ground: 'Ground',
} as const satisfies Record<ProductKind, string>;
export type WireProduct<P extends ProductKind = ProductKind> = (typeof WIRE_PRODUCTS)[P];

/** What is sold today: everything that a checkout, a booking and a trip share, and differ in by this. */
const SOLD = {
  hotel: { plural: 'hotels', earns: 'hotelsMultiplier' },
  flight: { plural: 'flights', earns: 'flightsMultiplier' },
  home: { plural: 'homes', earns: 'hotelsMultiplier' },
  car: { plural: 'cars', earns: 'carsMultiplier' },
  activity: { plural: 'activities', earns: 'hotelsMultiplier' },
  ground: { plural: 'ground', earns: 'carsMultiplier' },
} as const satisfies {
  readonly [P in ProductKind]?: {
    /** Its key in a policy tier (A §3). */
    readonly plural: string;
    /** Its multiplier of a rewards account (A §3). */
    readonly earns: string;
  };
};
export type Product = keyof typeof SOLD;
/** In the order of the navigation. */
export const PRODUCTS = Object.keys(SOLD) as [Product, ...Product[]];

export type Plural<P extends Product = Product> = (typeof SOLD)[P]['plural'];
/** Also the capabilities of a tenant that sells them. */
export const SOLD_PLURALS = PRODUCTS.map((product) => SOLD[product].plural);

/** The key of each in a policy tier. */
export const PLURALS = Object.fromEntries(PRODUCTS.map((product) => [product, SOLD[product].plural])) as {
  readonly [P in Product]: Plural<P>;
};

type Multiplier = (typeof SOLD)[Product]['earns'];
/** The multiplier of a rewards account by which each earns. */
export const EARN_MULTIPLIERS = Object.fromEntries(
  PRODUCTS.map((product) => [product, SOLD[product].earns]),
) as { readonly [P in Product]: (typeof SOLD)[P]['earns'] };
/** Miles for a dollar, or percent of cash back; unset where nothing is earned. */
export type EarnMultipliers = { readonly [M in Multiplier]?: number | undefined };

/** B §1: every kind of trip, sold or not. */
const SPECIFIED_TRIP_KINDS = [
  'Flight',
  'Hotel',
  'Watch',
  'Car',
  'Home',
  'Package',
  'PackageHotel',
  'PackageFlight',
  'Experience',
] as const;
export type TripKind = (typeof SPECIFIED_TRIP_KINDS)[number] | WireProduct<Product>;
/** With what's sold and has no kind in the specification. */
export const TRIP_KINDS: readonly TripKind[] = [
  ...new Set<TripKind>([...SPECIFIED_TRIP_KINDS, ...PRODUCTS.map((product) => WIRE_PRODUCTS[product])]),
];

/** Throws for what is not sold: a row or an answer of a newer version. */
export function productFromWire(wire: string): Product {
  const product = PRODUCTS.find((each) => WIRE_PRODUCTS[each] === wire);
  if (!product) throw new Error(`no product is spelled ${wire}`);
  return product;
}

/**
 * The SQL of a desk's orders by the buyer's reference. Each product's are in a table of its own: with the
 * columns of every order, and with those that say what is ordered.
 */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MarketDb } from '../store.ts';

type OrderState = 'held' | 'confirmed' | 'canceled' | 'released' | 'expired';
/** What every desk records of an order; `P`: its price. */
export type DeskOrder<P = unknown> = {
  readonly reference: string;
  readonly seller: string;
  readonly state: OrderState;
  readonly holdId: string;
  readonly expiresAt: Instant;
  /** Of a hold whose confirmation is accepted: when it's confirmed, or else refused for `refusal`. */
  readonly decidesAt: Instant | null;
  readonly refusal: string | null;
  readonly price: P;
  readonly terms: CancelTerms;
  readonly locator: string | null;
  readonly penaltyMinor: number | null;
  readonly canceledAt: Instant | null;
  /** What parts and changes have cost: it's in no price any more. */
  readonly withheldMinor: number;
};
/** What an order is before anything has happened to it. */
export type NewOrder<O extends DeskOrder> = Omit<O, Exclude<keyof DeskOrder, 'price' | 'terms'>>;
type OwnColumn<O extends DeskOrder> = Exclude<keyof O, keyof DeskOrder> & string;

/** `thing`: the column of what runs out of stock. `people`: that of whom it's for, which is JSON. */
type OrderTable<O extends DeskOrder> = {
  readonly name: string;
  readonly thing: string;
  readonly people: string;
  /** The columns of what is ordered, with how they're read where that isn't as they are. */
  readonly columns: { readonly [F in OwnColumn<O>]: readonly [column: string, read?: string] };
};

type Moved = {
  readonly locator?: string;
  readonly people?: object;
  readonly penaltyMinor?: number;
  readonly canceledAt?: Instant;
};
const json = (value: object | undefined) => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;

const COMMON = `reference, seller, state, hold_id as "holdId", expires_at as "expiresAt",
  decides_at as "decidesAt", refusal, price, terms, locator, penalty_minor as "penaltyMinor",
  canceled_at as "canceledAt", withheld_minor as "withheldMinor"`;

export type OrderBook<O extends DeskOrder> = ReturnType<typeof createOrderBook<O>>;

export const createOrderBook = <O extends DeskOrder>(of: OrderTable<O>) => ({
  ...readingFrom<O>(of),
  ...writingTo<O>(of),
  ...movingIn<O>(of),
});

const ownColumns = <O extends DeskOrder>({ columns }: OrderTable<O>) =>
  Object.entries<readonly [string, string?]>(columns).map(
    ([field, [column, as = column]]) => [field as OwnColumn<O>, column, as] as const,
  );

function readingFrom<O extends DeskOrder>(of: OrderTable<O>) {
  const table = sql.table(of.name);
  const read = ownColumns(of).map(([field, , as]) => `${as} as "${field}"`);
  const columns = sql.raw([COMMON, ...read].join(', '));
  const select = async (db: MarketDb, reference: string, lock: RawBuilder<unknown>) => {
    const { rows } = await sql<O>`
      select ${columns} from ${table} where reference = ${reference} ${lock}`.execute(db);
    return rows[0];
  };
  return {
    find: (db: MarketDb, reference: string): Promise<O | undefined> => select(db, reference, sql``),

    /** The order, kept from others until the transaction ends. */
    lock: (db: MarketDb, reference: string): Promise<O | undefined> => select(db, reference, sql`for update`),

    /** Holds that have run out, of all things or of one; not those whose confirmation is accepted. */
    findRunOut: async (db: MarketDb, now: Instant, thing: string | null): Promise<string[]> => {
      const { rows } = await sql<{ reference: string }>`
        select reference from ${table}
        where state = 'held' and expires_at <= ${now} and decides_at is null
          and (${thing}::text is null or ${sql.ref(of.thing)} = ${thing})
        order by expires_at limit 200`.execute(db);
      return rows.map(({ reference }) => reference);
    },
  };
}

function writingTo<O extends DeskOrder>(of: OrderTable<O>) {
  const table = sql.table(of.name);
  const people = sql.ref(of.people);
  const own = ownColumns(of);
  return {
    /** False when there is an order of that reference already. */
    insertHold: async (db: MarketDb, order: O, now: Instant): Promise<boolean> => {
      const names = own.map(([, column]) => sql.ref(column));
      const values = own.map(([field]) => sql`${order[field]}`);
      const { numAffectedRows } = await sql`
        insert into ${table} (reference, seller, ${sql.join(names)}, state, hold_id, expires_at, price, terms,
          created_at)
        values (${order.reference}, ${order.seller}, ${sql.join(values)}, 'held', ${order.holdId},
          ${order.expiresAt}, ${JSON.stringify(order.price)}, ${JSON.stringify(order.terms)}, ${now})
        on conflict (reference) do nothing`.execute(db);
      return numAffectedRows === 1n;
    },

    /** Of an order that is locked: it is another from now on. `people`: laid over those that are known. */
    rewrite: async (
      db: MarketDb,
      reference: string,
      to: Partial<Pick<O, OwnColumn<O>>> & Pick<O, 'price' | 'terms' | 'withheldMinor'>,
      more: object = {},
    ): Promise<void> => {
      const set = own
        .filter(([field]) => field in to)
        .map(([field, column]) => sql`${sql.ref(column)} = ${to[field]},`);
      await sql`update ${table} set ${sql.join(set, sql` `)}
          price = ${JSON.stringify(to.price)}, terms = ${JSON.stringify(to.terms)},
          withheld_minor = ${to.withheldMinor}, ${people} = coalesce(${people}, '{}'::jsonb) || ${json(more)}
        where reference = ${reference}`.execute(db);
    },

    /** Of an order that is locked: what else is known of whom it's for. */
    setPeople: async (db: MarketDb, reference: string, more: object): Promise<void> => {
      await sql`update ${table} set ${people} = coalesce(${people}, '{}'::jsonb) || ${json(more)}
        where reference = ${reference}`.execute(db);
    },
  };
}

function movingIn<O extends DeskOrder>(of: OrderTable<O>) {
  const table = sql.table(of.name);
  const people = sql.ref(of.people);
  return {
    /** Moves an order from one of the states it may be in; false when it is in another. */
    move: async (
      db: MarketDb,
      reference: string,
      [from, to]: readonly [OrderState, OrderState],
      set: Moved = {},
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update ${table} set state = ${to},
          locator = coalesce(${set.locator ?? null}, locator),
          ${people} = coalesce(${json(set.people)}, ${people}),
          penalty_minor = coalesce(${set.penaltyMinor ?? null}::bigint, penalty_minor),
          canceled_at = coalesce(${set.canceledAt ?? null}::timestamptz, canceled_at)
        where reference = ${reference} and state = ${from}`.execute(db);
      return numAffectedRows === 1n;
    },

    /** A hold that hasn't run out ends then, if that's later; until when it's held, null when it isn't. */
    keep: async (db: MarketDb, reference: string, until: Instant, now: Instant): Promise<Instant | null> => {
      const { rows } = await sql<{ until: Instant }>`
        update ${table} set expires_at = greatest(expires_at, ${until}::timestamptz)
        where reference = ${reference} and state = 'held' and expires_at > ${now}::timestamptz
        returning expires_at as "until"`.execute(db);
      return rows[0]?.until ?? null;
    },

    /** Of a hold that is locked: its confirmation is accepted, and decided later. */
    accept: async (
      db: MarketDb,
      reference: string,
      to: { readonly decidesAt: Instant; readonly refusal: string | null; readonly people: object },
    ): Promise<void> => {
      await sql`update ${table}
        set decides_at = ${to.decidesAt}, refusal = ${to.refusal}, ${people} = ${json(to.people)}
        where reference = ${reference}`.execute(db);
    },
  };
}

/** How the database would find the rows of each statement: none may read a growing table whole. */
import type { Pool, PoolClient } from 'pg';

type Sent = { readonly text: string; readonly values: readonly unknown[] };
type Plan = {
  readonly 'Node Type': string;
  readonly 'Total Cost': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};
/** `of`: who sent it first, such as a job. */
type WholeRead = { readonly of: string; readonly table: string; readonly text: string };

/** Rows from which on a table counts as growing. */
const MANY_ROWS = 50_000;
/** What planning anew counts for when the database chooses: so much for each of five tables. */
const PLANNING_COST = 15;
const EXPLAINED = /^\s*(select|with|insert|update|delete)\b/i;

export type Recording = {
  /** Who sends from now on; before the first, nothing is recorded. */
  readonly begin: (of: string) => void;
  /** How many different statements there were, and those that read a growing table whole. */
  readonly explain: () => Promise<{ readonly statements: number; readonly found: WholeRead[] }>;
};

/** Each statement with the values that it was first sent with. The pool has no connections yet. */
export function recordStatements(pool: Pool): Recording {
  const sent = new Map<string, Sent & { readonly of: string }>();
  let sender = '';
  const note = ({ text, values }: Sent) => {
    if (sender !== '' && EXPLAINED.test(text) && !sent.has(text))
      sent.set(text, { text, values, of: sender });
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first, second] = args;
        if (typeof first === 'string') note({ text: first, values: Array.isArray(second) ? second : [] });
        else if (isStatement(first)) note({ text: first.text, values: first.values ?? [] });
        return query(...args);
      },
    });
  });
  return {
    begin: (of) => {
      sender = of;
    },
    explain: () => explainAll(pool, [...sent.values()]),
  };
}

const isStatement = (value: unknown): value is { text: string; values?: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

async function explainAll(pool: Pool, all: readonly (Sent & { readonly of: string })[]) {
  const client = await pool.connect();
  try {
    const growing = await readGrowing(client);
    const found: WholeRead[] = [];
    for (const { of, text, values } of all) {
      const tables = new Set<string>();
      for (const plan of await plansOf(client, text, values))
        for (const table of wholeReads(plan, growing, false)) tables.add(table);
      for (const table of tables) found.push({ of, table, text });
    }
    return { statements: all.length, found };
  } finally {
    client.release(true);
  }
}

/** Tables with many rows, and the indexes on them that don't have an entry for each row. */
async function readGrowing(client: PoolClient) {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${MANY_ROWS}
      and relnamespace = 'portal'::regnamespace`,
  );
  const partial = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return {
    tables: new Set(tables.rows.map(({ name }) => name)),
    partial: new Set(partial.rows.map(({ name }) => name)),
  };
}

/** Of its first values; and of none, if the database would choose that for a statement that's prepared. */
async function plansOf(client: PoolClient, text: string, values: readonly unknown[]): Promise<Plan[]> {
  const explain = async (options: string, given: readonly unknown[]): Promise<Plan[]> => {
    type Explained = { 'QUERY PLAN': readonly { readonly Plan: Plan }[] };
    const { rows } = await client.query<Explained>(`explain (${options}format json) ${text}`, [...given]);
    return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
  };
  const [custom, generic] = [await explain('', values), await explain('generic_plan, ', [])];
  const cost = (plans: readonly Plan[]) => plans.reduce((sum, plan) => sum + plan['Total Cost'], 0);
  return cost(generic) < cost(custom) + PLANNING_COST ? [...custom, ...generic] : custom;
}

/** A part that ends after a few rows, at a limit, may follow an index from its beginning. */
function* wholeReads(
  plan: Plan,
  growing: Awaited<ReturnType<typeof readGrowing>>,
  isLimited: boolean,
): Generator<string> {
  const table = plan['Relation Name'];
  const index = plan['Index Name'];
  if (table && growing.tables.has(table)) {
    if (plan['Node Type'] === 'Seq Scan') yield table;
    const isWhole = index && !plan['Index Cond'] && !growing.partial.has(index);
    if (isWhole && !isLimited) yield table;
  }
  const limits = isLimited || plan['Node Type'] === 'Limit';
  const sorts = plan['Node Type'] === 'Sort' || plan['Node Type'] === 'Aggregate';
  for (const part of plan.Plans ?? []) yield* wholeReads(part, growing, limits && !sorts);
}

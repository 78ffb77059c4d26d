/** A run's arguments and constants. */

export type ChaosSettings = {
  readonly minutes: number;
  /** At most so many, whatever time they take. */
  readonly acts: number;
  /** Instead of a time: until so many sagas were begun and so many processes killed; 0 for any number. */
  readonly sagas: number;
  readonly kills: number;
  /** Instead of all other acts: so many crashes of the database, one after another; 0: none. */
  readonly databaseCycles: number;
  readonly seed: number;
  /** Customers that buy at the same time */
  readonly buyers: number;
  /** When the stays that are sold begin: a long run needs more of them */
  readonly dates: number;
  /** Between two acts of the saboteur, at most */
  readonly pauseMs: number;
  readonly log: (line: string) => void;
};

export const SERVERS = 3;
/** Longer than a saga's lease (8 s): a process that sleeps so long wakes after another has taken over. */
export const LONGER_THAN_LEASE_MS = 9_000;

const USAGE =
  'npm run chaos -- [--minutes N | --sagas N --kills K | --database-cycles N] [--seed S] [--buyers B]';
/** A run that is counted ends by its time too, if nothing goes on any more. */
const COUNTED_MINUTES = 600;

/** What follows `npm run chaos --`; throws how it is used, in one line. */
export function readChaosArguments(given: readonly string[]): Omit<ChaosSettings, 'log'> {
  const values = new Map<string, number>();
  for (let i = 0; i < given.length; i += 2) {
    const [name = '', text = ''] = given.slice(i);
    const value = Number(text);
    const isKnown = /^--(minutes|sagas|kills|database-cycles|seed|buyers)$/.test(name);
    if (!isKnown || text === '' || !Number.isFinite(value) || value < 0) throw new Error(USAGE);
    values.set(name, value);
  }
  const sagas = Math.floor(values.get('--sagas') ?? 0);
  const kills = Math.floor(values.get('--kills') ?? 0);
  const isCounted = sagas > 0 || kills > 0;
  return {
    minutes: values.get('--minutes') ?? (isCounted ? COUNTED_MINUTES : 1),
    acts: Number.POSITIVE_INFINITY,
    sagas,
    kills,
    databaseCycles: Math.floor(values.get('--database-cycles') ?? 0),
    seed: Math.floor(values.get('--seed') ?? Date.now() % 1_000_000),
    buyers: values.get('--buyers') ?? 12,
    // More to buy, and blows as quick as customers can follow
    dates: isCounted ? 12 : 8,
    pauseMs: isCounted ? 900 : 3_000,
  };
}

/** A run's arguments and constants. */

export type ChaosSettings = {
  readonly minutes: number;
  /** At most so many, whatever time they take. */
  readonly acts: number;
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

const USAGE = 'npm run chaos -- [--minutes N | --database-cycles N] [--seed S] [--buyers B]';

/** What follows `npm run chaos --`; throws how it is used, in one line. */
export function readChaosArguments(given: readonly string[]): Omit<ChaosSettings, 'log'> {
  const values = new Map<string, number>();
  for (let i = 0; i < given.length; i += 2) {
    const [name = '', text = ''] = given.slice(i);
    const value = Number(text);
    const isKnown = /^--(minutes|database-cycles|seed|buyers)$/.test(name);
    if (!isKnown || text === '' || !Number.isFinite(value) || value < 0) throw new Error(USAGE);
    values.set(name, value);
  }
  return {
    minutes: values.get('--minutes') ?? 1,
    acts: Number.POSITIVE_INFINITY,
    databaseCycles: Math.floor(values.get('--database-cycles') ?? 0),
    seed: Math.floor(values.get('--seed') ?? Date.now() % 1_000_000),
    buyers: values.get('--buyers') ?? 12,
    dates: 8,
    pauseMs: 3_000,
  };
}

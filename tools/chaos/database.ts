/** The database of a run, which is stopped, crashed and started again on the same files. */
import { crashServer } from '../../packages/postgres/src/embedded/crash.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';

export type ChaosDatabase = {
  /** Another one after each start. */
  readonly port: () => number;
  readonly url: (name: 'portal' | 'vault' | 'bank' | 'postgres') => string;
  /** Nobody is asked to finish first. */
  readonly restart: () => Promise<void>;
  /** Kills it with all its processes, as a power cut would; resolves when it has recovered from its log. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startChaosDatabase(stateDir: string): Promise<ChaosDatabase> {
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ stateDir, log: () => undefined });
  let postgres = await start();
  let turn: Promise<void> = Promise.resolve();
  // One at a time: the one before may still be starting
  const again = (end: () => Promise<void>): Promise<void> => {
    turn = turn.then(async () => {
      await end();
      await postgres.stop();
      postgres = await start();
    });
    return turn;
  };
  return {
    port: () => postgres.port,
    url: (name) => postgres.url(name),
    restart: () => again(async () => undefined),
    crash: () => again(() => crashServer(postgres.pid)),
    stop: () => turn.then(() => postgres.stop()),
  };
}

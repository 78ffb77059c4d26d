/** How far a counted run is, and when its blows wait for its customers. */
import { withClient } from '../../packages/postgres/src/databases.ts';
import type { Fleet } from './fleet.ts';
import type { ChaosSettings } from './settings.ts';

const COUNT_EVERY_MS = 2_000;
const LOG_EVERY_MS = 20_000;
/** Deaths more than its share of sagas allows. */
const AHEAD = 5;

type Goal = {
  /** As many sagas and deaths were had as the run is for; without either it goes by its time alone. */
  readonly isReached: () => Promise<boolean>;
  /**
   * So many died already that killing more would only meet servers that are still starting: the slower the
   * machine, the fewer bookings there would be between two kills.
   */
  readonly isAhead: () => boolean;
};

export function createGoal(fleet: Fleet, { sagas, kills, log }: ChaosSettings): Goal {
  let begun = 0;
  let countedAt = 0;
  let loggedAt = 0;
  const recount = async (now: number): Promise<void> => {
    if (now - countedAt < COUNT_EVERY_MS) return;
    countedAt = now;
    begun = (await countSagas(fleet)) ?? begun;
    if (now - loggedAt < LOG_EVERY_MS) return;
    loggedAt = now;
    log(`${begun} sagas, ${fleet.deaths()} deaths`);
  };
  return {
    isReached: async () => {
      if (sagas === 0 && kills === 0) return false;
      await recount(performance.now());
      return begun >= sagas && fleet.deaths() >= kills;
    },
    isAhead: () => sagas > 0 && kills > 0 && fleet.deaths() > AHEAD + kills * (begun / sagas),
  };
}

/** Undefined while the database is away. */
const countSagas = ({ database }: Fleet): Promise<number | undefined> =>
  withClient(database.url('portal'), async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from portal.sagas');
    return rows[0]?.count;
  }).catch(() => undefined);

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { FROZEN_SECONDS } from './market/freeze-prices.ts';
import { deleteMarketPrices } from './market/store.ts';

const BATCH = 5_000;

export const policy: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'policy',
  jobs: ({ db, clock }) => [
    {
      name: 'forget-comparable-prices',
      everySeconds: 600,
      storedDays: 1,
      run: (turn) =>
        inBatches(turn, BATCH, () =>
          deleteMarketPrices(db, plusSeconds(clock.now(), -FROZEN_SECONDS), BATCH),
        ),
    },
  ],
};

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { VELOCITY_RETENTION_SECONDS } from './card-velocity.ts';
import { sweepTries } from './store.ts';

export const payments: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'payments',
  jobs: ({ db, clock }) => [
    {
      name: 'forget-card-tries',
      everySeconds: 600,
      storedDays: 1,
      run: () => sweepTries(db, plusSeconds(clock.now(), -VELOCITY_RETENTION_SECONDS)),
    },
  ],
};

import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { maintainMonths } from './maintain-months.ts';

export const tracking: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'tracking',
  jobs: ({ db, clock }) => [
    {
      name: 'tracking-months',
      everySeconds: 600,
      run: async () => {
        await maintainMonths(db, clock.now());
        return 0;
      },
    },
  ],
};

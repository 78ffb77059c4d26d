import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { MATCH_CASES } from './case-types.ts';
import { PRICE_MATCH_CREDITED, PRICE_MATCH_DECLINED } from './messages.ts';
import { deleteClaims } from './store.ts';

const BATCH = 500;
const STORED_DAYS = 400;

export const priceMatch: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'priceMatch',
  caseTypes: Object.values(MATCH_CASES),
  messages: [PRICE_MATCH_CREDITED, PRICE_MATCH_DECLINED],
  jobs: ({ db, clock }) => [
    {
      name: 'forget-price-matches',
      everySeconds: 3_600,
      storedDays: STORED_DAYS,
      run: (turn) =>
        inBatches(turn, BATCH, () =>
          deleteClaims(db, plusSeconds(clock.now(), -STORED_DAYS * 86_400), BATCH),
        ),
    },
  ],
};

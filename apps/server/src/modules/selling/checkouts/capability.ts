import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import type { Sealer } from '#seal.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { abandonedJobs } from './abandoned/forget-abandoned.ts';
import { resealDrafts } from './drafts/reseal-drafts.ts';
import { DRAFT_RETENTION_DAYS, FORGET_BATCH, forgetDrafts } from './forgotten/forget-drafts.ts';
import { CHECKOUT_MACHINE } from './machines.ts';
import type { CheckoutProducts } from './product.ts';

type JobDeps = Pick<Effects, 'db' | 'clock'> & {
  readonly products: CheckoutProducts;
  readonly sealer: Sealer;
};

export const checkouts: Capability<unknown, JobDeps> = {
  name: 'checkouts',
  machines: [CHECKOUT_MACHINE],
  jobs: ({ db, clock, products, sealer }) => [
    {
      name: 'forget-drafts',
      everySeconds: 600,
      storedDays: DRAFT_RETENTION_DAYS,
      run: (turn) => inBatches(turn, FORGET_BATCH, () => forgetDrafts(db, products, clock.now())),
    },
    { name: 'reseal-drafts', everySeconds: 3_600, run: (turn) => resealDrafts(turn, sealer) },
    ...abandonedJobs({ clock }),
  ],
};

import type { Capability } from '#modules/capability.ts';
import { buyFreezeSaga } from './buying/buy-freeze-saga.ts';
import { FREEZE_TENDER } from './freeze-tender.ts';
import { FREEZE_MACHINE } from './machines.ts';
import { FREEZE_BOUGHT, FREEZE_ENDED, FREEZE_REFUNDED, FREEZE_REMINDER } from './messages.ts';
import type { FreezeSagaDeps } from './product.ts';
import { refundFreezeSaga } from './refund-freeze.ts';
import { countFreezes } from './store.ts';
import { freezeJobs } from './watch-freezes.ts';

export const priceFreeze: Capability<FreezeSagaDeps> = {
  name: 'priceFreeze',
  machines: [FREEZE_MACHINE],
  messages: [FREEZE_BOUGHT, FREEZE_REMINDER, FREEZE_ENDED, FREEZE_REFUNDED],
  tenders: [FREEZE_TENDER],
  sagas: (deps) => [buyFreezeSaga(deps), refundFreezeSaga(deps)],
  jobs: freezeJobs,
  tripFacts: { list: { frozenPrices: countFreezes } },
};

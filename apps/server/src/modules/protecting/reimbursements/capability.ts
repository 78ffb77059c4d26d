import type { Capability } from '#modules/capability.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { REIMBURSEMENT_MACHINE } from './machines.ts';
import { CHANGE_REIMBURSED } from './messages.ts';
import { reimbursementJob } from './reimburse.ts';
import { returnOwedSaga } from './return-owed.ts';

export const reimbursements: Capability<BookingDeps> = {
  name: 'reimbursements',
  machines: [REIMBURSEMENT_MACHINE],
  messages: [CHANGE_REIMBURSED],
  sagas: (deps) => [returnOwedSaga(deps)],
  jobs: (deps) => [reimbursementJob(deps)],
};

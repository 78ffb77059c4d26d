import type { BookingDeps } from '../booking/product.ts';
import type { Capability } from '../capability.ts';
import { CHANGE_REIMBURSED } from './change-for-any-reason/messages.ts';
import { reimbursementJob } from './change-for-any-reason/reimburse.ts';
import { PROTECTION_MACHINE, REIMBURSEMENT_MACHINE } from './machines.ts';
import { returnOwedSaga } from './return-owed.ts';

export const protections: Capability<BookingDeps> = {
  name: 'protections',
  machines: [PROTECTION_MACHINE, REIMBURSEMENT_MACHINE],
  messages: [CHANGE_REIMBURSED],
  sagas: (deps) => [returnOwedSaga(deps)],
  jobs: (deps) => [reimbursementJob(deps)],
};

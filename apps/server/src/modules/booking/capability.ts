import type { Capability } from '../capability.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import { BOOKING_CASES } from './case-types.ts';
import { BOOKING_MACHINE, REFUND_MACHINE, TENDER_MACHINE } from './machines.ts';
import type { BookingDeps } from './product.ts';
import { type MoneyDeps, moneyJob } from './watch-money.ts';

export const booking: Capability<BookingDeps, MoneyDeps> = {
  name: 'booking',
  machines: [BOOKING_MACHINE, TENDER_MACHINE, REFUND_MACHINE],
  caseTypes: Object.values(BOOKING_CASES),
  sagas: (deps) => [cancelBookingSaga(deps)],
  jobs: (deps) => [moneyJob(deps)],
};

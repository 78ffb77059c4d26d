import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookingSaga } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { BOOK_HOME, homeOrder } from './booking/home-order.ts';
import { noteBookingsJob } from './deposits/note-bookings.ts';
import { depositsJob } from './deposits/settle-deposit.ts';
import { REBOOKING_CASES } from './rebooking/case-types.ts';
import { HOST_CANCELED } from './rebooking/messages.ts';
import { rebookingJob } from './rebooking/rebook-canceled.ts';
import type { HomeRequestDeps } from './requests/deps.ts';
import { homeRequests } from './requests/registered.ts';
import type { HomeSagaDeps } from './sale.ts';

export const home: Capability<HomeSagaDeps, HomeRequestDeps> = {
  name: 'home',
  machines: homeRequests.machines,
  caseTypes: [...homeRequests.caseTypes, ...Object.values(REBOOKING_CASES)],
  messages: [...homeRequests.messages, HOST_CANCELED],
  jobs: (deps) => [...homeRequests.jobs(deps), rebookingJob(deps), noteBookingsJob(deps), depositsJob(deps)],
  sagas: (deps) => [bookingSaga(BOOK_HOME, deps, homeOrder(deps))],
};

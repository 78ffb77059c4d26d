import type { BookingDeps } from '../booking/product.ts';
import type { Capability } from '../capability.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import { cancelAction } from './cancel-decision.ts';
import { CANCELLATION_CASES } from './case-types.ts';
import type { CancellationProducts } from './product.ts';
import { type SendDeps, sendJob } from './send-cancels.ts';
import { readConfirmedCancel } from './store.ts';

type Deps = BookingDeps & { readonly products: CancellationProducts };

export const cancellation: Capability<Deps, SendDeps> = {
  name: 'cancellation',
  caseTypes: Object.values(CANCELLATION_CASES),
  sagas: (deps) => [cancelBookingSaga(deps)],
  jobs: (deps) => [sendJob(deps)],
  canceling: readConfirmedCancel,
  tripActions: (deps) => ({ cancel: cancelAction(deps) }),
};

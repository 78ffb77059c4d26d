import type { BookingDeps } from '../booking/product.ts';
import type { Capability } from '../capability.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import { cancelAction } from './cancel-decision.ts';
import { CANCELLATION_CASES } from './case-types.ts';
import type { CancellationProducts } from './product.ts';

type Deps = BookingDeps & { readonly products: CancellationProducts };

export const cancellation: Capability<Deps> = {
  name: 'cancellation',
  caseTypes: Object.values(CANCELLATION_CASES),
  sagas: (deps) => [cancelBookingSaga(deps)],
  tripActions: (deps) => ({ cancel: cancelAction(deps) }),
};

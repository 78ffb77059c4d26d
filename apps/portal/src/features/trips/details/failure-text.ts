/** Why an edit of details came to nothing: each with what to do next. Pure. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { PRODUCT_EDIT_FAILURES } from '@sojourn/domain/booking/product-changing.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

const WORDED = [
  ...PRODUCT_EDIT_FAILURES,
  'RequestRefused',
  'AirlineControl',
  'Departed',
  'Superseded',
  'SupplierUnavailable',
] as const satisfies readonly ChangeFailure[];

/** The rest is with our team by then. */
export const detailsFailure = (failure: ChangeFailure): MessageId =>
  `tripDetails.failure.${WORDED.find((each) => each === failure) ?? 'NotChangeable'}`;

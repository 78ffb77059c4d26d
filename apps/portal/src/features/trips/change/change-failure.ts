/** Why a change came to nothing, in words that fit every product. Pure. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { PRODUCT_CHANGE_FAILURES } from '@sojourn/domain/booking/product-changing.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

const WORDED = [
  'Superseded',
  'Expired',
  'PriceIncreased',
  'NoAvailability',
  'InvalidDates',
  'PartyTooLarge',
  'ScheduleChangePending',
  'Departed',
  'NotFound',
  'NotTicketed',
  'SeatTaken',
  'ExtraNotOffered',
  'SeatUnfit',
  'CheckedIn',
  'TooLate',
  'Unchanged',
  'SupplierUnavailable',
  'PaymentError',
  ...PRODUCT_CHANGE_FAILURES,
] as const satisfies readonly ChangeFailure[];
const isWorded = (failure: ChangeFailure): failure is (typeof WORDED)[number] =>
  (WORDED as readonly ChangeFailure[]).includes(failure);

/** The rest are tickets' own. */
export const failureText = (failure: ChangeFailure): MessageId =>
  `tripChange.failure.${isWorded(failure) ? failure : 'NotChangeable'}`;

/** The same can be had at what it costs now. */
export const hasNewPrice = (failure: ChangeFailure): boolean =>
  failure === 'PriceIncreased' || failure === 'Expired';

/** What a person may settle with the supplier where the page can't. */
export const isForAgent = (failure: ChangeFailure): boolean =>
  !isWorded(failure) ||
  ['NoAvailability', 'PartyTooLarge', 'NotFound', 'SupplierUnavailable'].includes(failure);

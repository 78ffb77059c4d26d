/** Why seats and bags can't be changed or priced, to an agent. Pure. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

const WORDED = [
  'SeatTaken',
  'ExtraNotOffered',
  'SeatUnfit',
  'CheckedIn',
  'TooLate',
  'NotTicketed',
  'ScheduleChangePending',
  'Superseded',
  'Expired',
  'SupplierUnavailable',
] as const satisfies readonly ChangeFailure[];

/** The rest are the airline's own reasons, settled by phone. */
export function failureText({
  failure,
  priceQuote,
}: Pick<BookingChange, 'failure' | 'priceQuote'>): MessageId {
  if (priceQuote === 'InProcess') return 'desk.extras.failure.SupplierUnavailable';
  return `desk.extras.failure.${WORDED.find((each) => each === failure) ?? 'other'}`;
}

const BLOCKS = ['BookingPending', 'ChangePending', 'Departed'] as const;
export const blockText = (block: string): MessageId =>
  `desk.extras.block.${BLOCKS.find((each) => each === block) ?? 'other'}`;

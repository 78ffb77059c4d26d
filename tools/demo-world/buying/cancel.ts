/** Cancels a trip as its page does: by what it was just quoted to give back, which comes within days. */
import { type Instant, isBefore } from '../../../packages/domain/src/dates.ts';
import type { BookingId } from '../../../packages/domain/src/ids.ts';
import { hoursAfter } from '../days.ts';
import type { Scene } from '../stage.ts';
import type { Who } from '../visits.ts';

const REFUND_HOURS = 4 * 24;

/** `made`: what would come later than that is still on its way. */
export async function cancel(
  { stage, memo }: Scene,
  label: string,
  who: Who,
  bookingId: BookingId,
  made: Instant,
): Promise<void> {
  await memo.once(`${label}.canceled`, async () => {
    const params = { bookingId };
    const { quoteId } = await stage.call(who, 'quoteCancel', { params, input: {} });
    const key = memo.key(`${label}.cancel`);
    const { result } = await stage.call(who, 'cancelTrip', { params, input: { quoteId } }, { key });
    return result;
  });
  const then = stage.clock.now();
  const returned = hoursAfter(then, REFUND_HOURS);
  if (!isBefore(returned, made)) return;
  stage.clock.set(returned);
  await stage.goOnFor(who, ['trace-refunds']);
  stage.clock.set(then);
}

/** From when and until when "the driver didn't come" can be reported. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { GroundBooking } from '../sale.ts';

const AFTER_SECONDS = 15 * 60;
const UNTIL_SECONDS = 72 * 3_600;

/** Null where it isn't confirmed. */
export function whenToReport({
  state,
  offer: { summary },
}: Pick<GroundBooking, 'state' | 'offer'>): { readonly from: Instant; readonly until: Instant } | null {
  if (state !== 'Confirmed') return null;
  const { at } = summary.pickUp;
  return { from: plusSeconds(at, AFTER_SECONDS), until: plusSeconds(at, UNTIL_SECONDS) };
}

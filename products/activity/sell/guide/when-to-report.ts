/** From when and until when "the guide didn't come" can be reported. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { ActivityBooking } from '../sale.ts';

const AFTER_SECONDS = 10 * 60;
const UNTIL_SECONDS = 72 * 3_600;

/** Null where nobody is waited for: it isn't confirmed, or one comes at any time. */
export function whenToReport({
  state,
  offer: { summary },
}: Pick<ActivityBooking, 'state' | 'offer'>): { readonly from: Instant; readonly until: Instant } | null {
  const { times } = summary;
  if (state !== 'Confirmed' || times.kind === 'openDated' || times.allDay) return null;
  return {
    from: plusSeconds(times.startsAt, AFTER_SECONDS),
    until: plusSeconds(times.startsAt, UNTIL_SECONDS),
  };
}

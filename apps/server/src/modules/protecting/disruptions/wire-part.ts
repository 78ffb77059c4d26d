/** A flight as the wire has it, with its places in the language of a booking. */
import type { DisruptionView } from '@sojourn/contract/disruptions.ts';
import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { DisruptionDeps } from './product.ts';

type WirePart = NonNullable<DisruptionView['airlineOffer']>;

export function wirePart(
  { products }: Pick<DisruptionDeps, 'products'>,
  booking: Booking,
  part: SchedulePart,
): WirePart {
  const { title, starts, ends, startsLocal, endsLocal } = part;
  const { from, to } = products[booking.product].localizePart(booking, part);
  return { title, from, to, starts, ends, startsLocal, endsLocal };
}

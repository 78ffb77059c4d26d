/** What of a trip can be canceled on its own: travelers, rooms or tickets, and why that can't be. */
import type { CancelParts } from '@sojourn/contract/changes.ts';
import { changeBlock } from '@sojourn/domain/booking/change-state.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import type { ChangeDeps } from './use-case.ts';

export async function getCancelParts(
  deps: ChangeDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<CancelParts> {
  const booking = await requireTrip(deps, refTo(actor, bookingId));
  const named = inLanguage(deps.products, booking, actor.locale);
  const now = deps.clock.now();
  const groups = deps.products[booking.product].can.cancelPart?.view(named, now) ?? [];
  return {
    bookingId,
    bookingVersion: booking.version,
    groups: groups.map(({ unit, parts, ...window }) => ({
      unit,
      block: changeBlock({ state: booking.state, now }, window),
      parts: [...parts],
    })),
  };
}

/** What a traveler can take free of charge instead of what the supplier changed, the best first (B §5). */
import type { RebookingOptions } from '@sojourn/contract/schedule-changes.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { rankRebookings } from '@sojourn/domain/schedule-changes/rebooking.ts';
import { partsOfSlice } from '@sojourn/domain/schedule-changes/schedule.ts';
import { effectsOn } from '@sojourn/domain/schedule-changes/trip-effects.ts';
import type { Actor, RequestContext } from '#context.ts';
import { readReplaced } from '#modules/protecting/disruptions/rebooking/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { refuse } from '#refusal.ts';
import { callContext, refTo, requireTrip } from '../../trips/use-case.ts';
import { otherPlans } from '../effects.ts';
import type { RebookingOption, ScheduleDeps } from '../product.ts';
import { readChanges, type ScheduleChangeRow } from '../store.ts';
import { changedSlicesOf, localParts } from '../view-change.ts';

export async function listRebookings(
  deps: ScheduleDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
): Promise<RebookingOptions> {
  const ref = refTo(actor, bookingId);
  const [stored, changes, replaced] = await Promise.all([
    requireTrip(deps, ref),
    readChanges(deps.db, ref),
    readReplaced(deps.db, ref),
  ]);
  const booking = inLanguage(deps.products, stored, actor.locale);
  const [row] = changes;
  if (row?.state !== 'pending' || booking.state !== 'Confirmed') return refuse('ScheduleChangeAnswered');
  const { rebook: rebooking } = deps.products[booking.product].can;
  const slices = changedSlicesOf(row).filter((slice) => !replaced.includes(slice));
  const { supplierVersion: version, content } = row;
  if (!rebooking?.isPossible(booking, slices)) return { version, slices: [] };
  const change = { version, content, slices };
  const found = await rebooking.options(booking, change, deps.clock.now(), callContext(context));
  if (found.outcome === 'rejected') {
    if (found.rejection.reason === 'Superseded') return refuse('ScheduleChangeOutdated');
    return { version, slices: [] };
  }
  if (found.outcome !== 'ok') return refuse('SuppliersUnavailable');
  const plans = await otherPlans(deps.db, deps, booking);
  return {
    version,
    slices: found.value.map(({ slice, options }) => ({
      slice,
      options: rankedOptions(deps, booking, row, { plans, slice, options }),
    })),
  };
}

function rankedOptions(
  deps: Pick<ScheduleDeps, 'products'>,
  booking: Booking,
  { agreed }: ScheduleChangeRow,
  of: {
    readonly plans: readonly TripPlan[];
    readonly slice: number;
    readonly options: readonly RebookingOption[];
  },
): RebookingOptions['slices'][number]['options'] {
  const { plans, slice, options } = of;
  const { currency } = booking;
  const others = agreed.filter((part) => part.slice !== slice);
  const judged = options.map((option) => {
    const effects = effectsOn(plans, agreed, [...others, ...option.parts]);
    return { ...option, effects, effectCount: effects.length };
  });
  return rankRebookings(partsOfSlice(agreed, slice), judged).map(
    ({ optionId, parts, className, isLowerClass, refundMinor, effects }) => ({
      optionId,
      parts: localParts(deps, booking, parts),
      className,
      isLowerClass,
      refund: refundMinor > 0 ? money(refundMinor, currency) : null,
      effects: effects.map(({ tripId, title, kind }) => ({ bookingId: tripId as BookingId, title, kind })),
    }),
  );
}

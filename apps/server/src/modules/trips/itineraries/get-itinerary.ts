/** The itinerary of the trip that a booking is a part of, as a PDF in the language of the account. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { itineraryOf } from './build-itinerary.ts';
import { drawItinerary } from './draw-itinerary.ts';
import type { WholeTripDeps } from './product.ts';
import { readWholeTrip } from './read-whole-trip.ts';
import { ITINERARY_TEXTS } from './texts.ts';

export type ItineraryDeps = WholeTripDeps & { readonly tenants: readonly Tenant[] };

/** Refuses with TripActionUnavailable while nothing of the trip is confirmed. */
export async function getItinerary(
  deps: ItineraryDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  await requireTrip(deps, refTo(actor, bookingId));
  const { locale } = actor;
  const whole = await readWholeTrip(deps, actor, bookingId, { offer: 'Itinerary', locale });
  if (!whole) return refuse('TripActionUnavailable');
  const now = deps.clock.now();
  const tenant = tenantById(deps.tenants, actor.tenantId);
  const bytes = await drawItinerary(itineraryOf(whole, tenant, locale, now), now);
  return { name: `${ITINERARY_TEXTS[locale].file}-${bookingId}.pdf`, bytes };
}

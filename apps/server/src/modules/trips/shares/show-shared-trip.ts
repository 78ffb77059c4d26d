/** A trip as it's shown to who has a link: no prices, no codes, no names but the first. */
import type { SharedTrip } from '@sojourn/contract/shares.ts';
import type { RequestContext } from '#context.ts';
import { hashOf } from '#modules/customers/sessions/secrets.ts';
import { refuse } from '#refusal.ts';
import type { Moment, WholeTripDeps } from '../itineraries/product.ts';
import { readWholeTrip } from '../itineraries/read-whole-trip.ts';
import { openShare } from './store.ts';

/** Travelers of two bookings may be on one flight: without names and codes it's the same moment. */
const isFirstOfItsKind = ({ starts, title, symbol }: Moment, at: number, all: readonly Moment[]): boolean =>
  symbol !== 'plane' || all.findIndex((each) => each.starts === starts && each.title === title) === at;

/** Refuses with NotFound once the link has ended, or nothing of the trip is ahead any more. */
export async function showSharedTrip(
  deps: WholeTripDeps,
  token: string,
  locale: 'en' | 'fr',
  { tenantId }: Pick<RequestContext, 'tenantId'>,
): Promise<SharedTrip> {
  const now = deps.clock.now();
  const share = (await openShare(deps.db, { tenantId, tokenHash: hashOf(token), now })) ?? refuse('NotFound');
  const whole = await readWholeTrip(deps, share, share.bookingId, { offer: 'Share', locale });
  if (!whole) return refuse('NotFound');
  const { group, parts, moments } = whole;
  const art = parts.map((part) => part.art).find((each) => each !== null) ?? null;
  const names = parts.flatMap(({ people }) => people.map(({ firstName }) => firstName));
  return {
    name: group.name,
    place: group.place,
    art: art && { seed: art.seed, kind: art.kind },
    travelers: [...new Set(names)],
    expiresAt: share.expiresAt,
    moments: moments.filter(isFirstOfItsKind).map(({ at, place, symbol, title, lines }) => ({
      at,
      place,
      symbol,
      title,
      lines: [...lines],
    })),
  };
}

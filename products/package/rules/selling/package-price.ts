/**
 * The one price of a package. It's never above its parts priced alone in the same search, and the saving is
 * against just those; what each part costs within it doesn't leave the server.
 */
import { basisPointsOf } from '@sojourn/domain/money.ts';

type PackageParts = {
  /** What the part costs with the other, in minor units. */
  readonly flightMinor: number;
  readonly hotelMinor: number;
  /** What each costs alone at the same moment. */
  readonly aloneMinor: { readonly flight: number; readonly hotel: number };
};

/** `savingMinor` null: nothing is saved, so it's neither called a package nor a saving. */
type PackagePrice = { readonly totalMinor: number; readonly savingMinor: number | null };

export function packagePrice({ flightMinor, hotelMinor, aloneMinor }: PackageParts): PackagePrice {
  const alone = aloneMinor.flight + aloneMinor.hotel;
  const totalMinor = Math.min(flightMinor + hotelMinor, alone);
  return { totalMinor, savingMinor: totalMinor < alone ? alone - totalMinor : null };
}

/**
 * What happens when the parts cost more at the hold than was shown: up to the tenant's share the traveler
 * pays what was shown and the tenant the difference; above it they're asked, once. A fall is theirs.
 */
export function settleRise(
  shownMinor: number,
  nowMinor: number,
  absorbBps: number,
):
  | { readonly kind: 'sold'; readonly totalMinor: number; readonly absorbedMinor: number }
  | { readonly kind: 'ask'; readonly totalMinor: number } {
  const rise = nowMinor - shownMinor;
  if (rise <= 0) return { kind: 'sold', totalMinor: nowMinor, absorbedMinor: 0 };
  if (rise <= basisPointsOf(shownMinor, absorbBps))
    return { kind: 'sold', totalMinor: shownMinor, absorbedMinor: rise };
  return { kind: 'ask', totalMinor: nowMinor };
}

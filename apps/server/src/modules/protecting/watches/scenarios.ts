/** What can be switched on by name outside production of watched prices. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';

const FALLS = 'watched-price-falls';

export const WATCH_SCENARIOS = [
  {
    name: FALLS,
    effect: 'What you begin to watch seems to have cost 20 % more; it’s read again within seconds',
  },
] as const;

const RISE = 1.25;
const SOON_SECONDS = 1;

/** The price that watching seems to begin at, and when it's read next; null when it isn't played. */
export function fallingWatch(
  scenario: string | null,
  { priceMinor, at }: { readonly priceMinor: number | null; readonly at: Instant },
): { readonly priceMinor: number; readonly nextReadAt: Instant } | null {
  if (scenario !== FALLS || priceMinor === null) return null;
  return { priceMinor: Math.round(priceMinor * RISE), nextReadAt: plusSeconds(at, SOON_SECONDS) };
}

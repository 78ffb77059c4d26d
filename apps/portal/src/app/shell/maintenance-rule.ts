/** Whether maintenance is announced: `corporate-traveler-maintenance` at available, with both its times. */
import type { Instant } from '@sojourn/domain/dates.ts';

export type MaintenanceTimes = { readonly from: Instant; readonly until: Instant };

const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** `variant`: `{ variantName, data: { from, until } }`; null when it is another thing, or is over. */
export function maintenanceTimes(variant: unknown, now: Instant): MaintenanceTimes | null {
  const { variantName, data } = (variant ?? {}) as { variantName?: unknown; data?: Record<string, unknown> };
  if (variantName !== 'available') return null;
  const [from, until] = [data?.from, data?.until];
  if (!isInstant(from) || !isInstant(until)) return null;
  return Date.parse(from) < Date.parse(until) && Date.parse(now) < Date.parse(until) ? { from, until } : null;
}

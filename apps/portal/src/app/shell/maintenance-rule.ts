/** Whether maintenance is announced: `corporate-traveler-maintenance` at available, with both its times. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { DataVariant } from '@sojourn/domain/experiments/experiment.ts';

export type MaintenanceTimes = { readonly from: Instant; readonly until: Instant };

const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** Its data is `{ from, until }`; null when it isn't, or is over. */
export function maintenanceTimes(variant: DataVariant | undefined, now: Instant): MaintenanceTimes | null {
  if (variant?.variantName !== 'available') return null;
  const { from, until } = variant.data;
  if (!isInstant(from) || !isInstant(until)) return null;
  return Date.parse(from) < Date.parse(until) && Date.parse(now) < Date.parse(until) ? { from, until } : null;
}

/** Months of tracking: which one an instant is in, where it begins and ends, what its table is called. */
import type { Instant } from '@sojourn/domain/dates.ts';

/** `2027-02`, in UTC. */
export type Month = `${number}-${string}`;

export const monthOf = (at: Instant): Month => at.slice(0, 7) as Month;

export function plusMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const PREFIX = 'tracking_events_';
export const tableOfMonth = (month: Month): string => PREFIX + month.replace('-', '_');

/** Undefined for the name of any other table. */
export function monthOfTable(table: string): Month | undefined {
  const [, year, month] = new RegExp(`^${PREFIX}(\\d{4})_(\\d{2})$`).exec(table) ?? [];
  return year && month ? (`${year}-${month}` as Month) : undefined;
}

/** How a company looks at what it spends. */
export const SPEND_PERIODS = ['month', 'quarter', 'year'] as const;
export type SpendPeriod = (typeof SPEND_PERIODS)[number];
/** With the current month. */
export const PERIOD_MONTHS: Readonly<Record<SpendPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** `field`: by what was answered in one of the company's own fields. */
export const SPEND_GROUPINGS = ['department', 'tier', 'costCenter', 'person', 'field'] as const;
export type SpendGrouping = (typeof SPEND_GROUPINGS)[number];

/** An airline's credit that ends within this many days is soon over. */
export const CREDIT_SOON_DAYS = 60;

/** The month and those before it, the oldest first: `2026-11`. */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  const end = year * 12 + month - 1;
  return Array.from({ length: count }, (_, n) => {
    const at = end - count + 1 + n;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** A cell of a table for spreadsheets: quoted where it must be, and never read as a formula. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

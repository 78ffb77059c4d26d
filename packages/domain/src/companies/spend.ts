/** How a company looks at what it spends. */
export const SPEND_PERIODS = ['month', 'quarter', 'year'] as const;
export type SpendPeriod = (typeof SPEND_PERIODS)[number];
/** With the current month. */
export const PERIOD_MONTHS: Readonly<Record<SpendPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** `field`: by what was answered in one of the company's own fields. */
export const SPEND_GROUPINGS = ['department', 'tier', 'costCenter', 'person', 'month', 'field'] as const;
export type SpendGrouping = (typeof SPEND_GROUPINGS)[number];

/** One step into the sums: a group of a grouping, and of which field where it's `field`. */
export type SpendStep = {
  readonly by: SpendGrouping;
  readonly field?: string | undefined;
  /** '' for what has none. */
  readonly key: string;
};
/** Trips of which something was paid for, and what one costs on average. `refundedWhole`: of `trips`. */
export function tripAverage(
  { trips, netMinor }: { readonly trips: number; readonly netMinor: number },
  refundedWhole: number,
): { readonly paid: number; readonly eachMinor: number } {
  const paid = trips - refundedWhole;
  return { paid, eachMinor: paid > 0 ? Math.round(netMinor / paid) : 0 };
}

/** How deep the sums open. */
export const MOST_SPEND_STEPS = 6;

const OPENS_INTO: Readonly<Record<SpendGrouping, SpendGrouping>> = {
  month: 'department',
  department: 'person',
  tier: 'person',
  costCenter: 'person',
  field: 'person',
  person: 'person',
};

/** What a group opens into: the next grouping that no step is by yet; null: its trips. */
export function groupingBelow(steps: readonly SpendStep[]): SpendGrouping | null {
  const last = steps.at(-1);
  if (last === undefined || last.by === 'person' || steps.length >= MOST_SPEND_STEPS) return null;
  const taken = new Set(steps.map(({ by }) => by));
  const next = OPENS_INTO[last.by];
  return taken.has(next) ? (taken.has('person') ? null : 'person') : next;
}

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

/** What a company's people booked: by month, department, tier, cost center and person. */
import { SPEND_GROUPINGS, SPEND_PERIODS } from '@sojourn/domain/companies/spend.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { fileAnswer } from '../primitives.ts';

const minor = z.int();
const count = z.int().min(0);
const byProduct = z.array(z.object({ product: z.string(), netMinor: minor }));
const sums = z.object({
  trips: count,
  bookedMinor: minor,
  /** Given back, or on its way back. */
  refundedMinor: minor,
  netMinor: minor,
  /** After refunds. */
  products: byProduct,
});
const spend = z.object({
  currency: z.literal('USD'),
  /** First day of the period. */
  from: z.string(),
  total: sums,
  /** The last twelve months, after refunds; those without trips are there too. */
  months: z.array(z.object({ month: z.string(), netMinor: minor, products: byProduct })),
  /** By net amount, 200 at most. `key`: to open it; '' for people without one. */
  groups: z.array(sums.extend({ key: z.string(), label: z.string() })),
});
export type Spend = z.output<typeof spend>;

const period = z.enum(SPEND_PERIODS).default('month');
const within = {
  /** Only this one of another grouping: `department` and its name. */
  in: z.enum(SPEND_GROUPINGS).optional(),
  key: z.string().max(200).optional(),
};

export const adminSpendCalls = {
  getSpend: call({
    method: 'GET',
    path: '/admin/spend',
    summary: 'What the company’s people booked, less refunds; each trip counts in the month it was booked',
    auth: 'admin',
    query: z.object({ period, by: z.enum(SPEND_GROUPINGS).default('department'), ...within }),
    output: spend,
    errors: [],
  }),
  exportSpend: call({
    method: 'GET',
    path: '/admin/spend.csv',
    summary: 'Every trip of the period as a table',
    auth: 'admin',
    query: z.object({ period, ...within }),
    output: fileAnswer,
    file: 'text/csv; charset=utf-8',
    errors: [],
  }),
} as const;

/** What a company's people booked: by month, department, tier, cost center, person and custom field. */
import { MOST_SPEND_STEPS, SPEND_GROUPINGS, SPEND_PERIODS } from '@sojourn/domain/companies/spend.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { fileAnswer, instant } from '../primitives.ts';

const minor = z.int();
const count = z.int().min(0);
const byProduct = z.array(z.object({ product: z.string(), netMinor: minor }));
const sums = z.object({
  trips: count,
  bookedMinor: minor,
  /** Given back, or on its way back. */
  refundedMinor: minor,
  netMinor: minor,
  /** An estimate, for all travelers; nothing of canceled trips. */
  co2Kg: count,
  /** Trips of which nobody says it; they aren't in `co2Kg`. */
  co2Unknown: count,
  /** After refunds. */
  products: byProduct,
});
const spend = z.object({
  currency: z.literal('USD'),
  /** First day of the period. */
  from: z.string(),
  total: sums,
  /** Of the total's trips, those that cost nothing in the end. */
  refundedWhole: count,
  /** Of the total, what was out of policy and approved; without trips that cost nothing in the end. */
  approvedOver: z.object({ trips: count, netMinor: minor }),
  /** The last twelve months, after refunds; those without trips are there too. */
  months: z.array(z.object({ month: z.string(), netMinor: minor, co2Kg: count, products: byProduct })),
  /** By net amount, months by time; 200 at most. `key`: to open it; '' for people without one. */
  groups: z.array(sums.extend({ key: z.string(), label: z.string() })),
  /** What's in no group that's shown: with them it's the total. Null for nothing. */
  others: sums.nullable(),
  /** The company's own fields, former ones last. */
  fields: z.array(z.object({ key: z.string(), label: z.string() })),
});
export type Spend = z.output<typeof spend>;

const spendTrip = z.object({
  code: z.string(),
  bookedOn: z.string(),
  startsOn: z.string(),
  person: z.string(),
  product: z.string(),
  title: z.string(),
  state: z.string(),
  /** Named as they were when it was booked. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  bookedMinor: minor,
  refundedMinor: minor,
  netMinor: minor,
  /** Null where nobody says. */
  co2Kg: count.nullable(),
});
export type SpendTrip = z.output<typeof spendTrip>;

const companyCredit = z.object({
  /** `airline`: an airline owes it (Ftc); `travel`: a travel credit of the owner's wallet. */
  kind: z.enum(['airline', 'travel']),
  creditId: z.string(),
  owner: z.string(),
  email: z.string(),
  department: z.string(),
  airline: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** The trip of the company that it comes from. */
  origin: z.string(),
  currency: z.string(),
  availableMinor: minor,
  /** Null where the airline doesn't say. */
  expiresAt: instant.nullable(),
  /** It ends within 60 days. */
  endsSoon: z.boolean(),
});
export type CompanyCredit = z.output<typeof companyCredit>;

const fieldKey = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}$/)
  .optional();
/** How many came before; `next` of the answer before. */
const skip = z
  .string()
  .regex(/^\d{1,6}$/)
  .optional();
const period = z.enum(SPEND_PERIODS).default('month');
const step = z.strictObject({
  by: z.enum(SPEND_GROUPINGS),
  /** Which field, where it's by `field`. */
  field: fieldKey,
  key: z.string().max(200),
});
/** Only what's in all of these groups, as JSON: `[{"by":"department","key":"Survey"}]`. */
const within = z
  .string()
  .max(2_000)
  .regex(/^\[.*\]$/)
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'form' });
      return z.NEVER;
    }
  })
  .pipe(z.array(step).max(MOST_SPEND_STEPS));
const grouping = { by: z.enum(SPEND_GROUPINGS).default('department'), field: fieldKey };

export const adminSpendCalls = {
  getSpend: call({
    method: 'GET',
    path: '/admin/spend',
    summary: 'What the company’s people booked, less refunds; each trip counts in the month it was booked',
    auth: 'admin',
    query: z.object({ period, within, ...grouping }),
    output: spend,
    errors: [],
  }),
  exportSpend: call({
    method: 'GET',
    path: '/admin/spend.csv',
    summary: 'Every trip of the period as a table, or every group of it',
    auth: 'admin',
    query: z.object({ period, within, of: z.enum(['trips', 'groups']).default('trips'), ...grouping }),
    output: fileAnswer,
    file: 'text/csv; charset=utf-8',
    errors: [],
  }),
  listSpendTrips: call({
    method: 'GET',
    path: '/admin/spend/trips',
    summary: 'The trips behind an amount, the newest first, 50 at a time',
    auth: 'admin',
    query: z.object({ period, skip, within }),
    output: z.object({ trips: z.array(spendTrip), next: z.string().nullable() }),
    errors: [],
  }),
  listCompanyCredits: call({
    method: 'GET',
    path: '/admin/credits',
    summary: 'Credits from the company’s trips that its people can still use, those that end first first',
    auth: 'admin',
    query: z.object({ ending: z.enum(['all', 'soon']).default('all'), skip }),
    output: z.object({
      credits: z.array(companyCredit),
      next: z.string().nullable(),
      /** Of all of them, by currency. */
      totals: z.array(
        z.object({ currency: z.string(), count, availableMinor: minor, soon: count, soonMinor: minor }),
      ),
    }),
    errors: [],
  }),
  exportCompanyCredits: call({
    method: 'GET',
    path: '/admin/credits.csv',
    summary: 'The same credits as a table',
    auth: 'admin',
    query: z.object({ ending: z.enum(['all', 'soon']).default('all') }),
    output: fileAnswer,
    file: 'text/csv; charset=utf-8',
    errors: [],
  }),
} as const;

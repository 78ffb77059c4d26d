/**
 * Which experiments a customer takes part in (A §3, §7), and the operator's file that says so. Both calls
 * answer alike: the first for the site that is asked, the second for the consumer site alone.
 */
import { type Experiment, VARIANTS } from '@sojourn/domain/experiments/experiment.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { tenantId } from './tenant.ts';

const activeExperiments = z.object({
  /** `variant`: control or available; of an experiment with data the JSON of `variantName` and `data`. */
  experiments: z.array(z.object({ id: z.string(), variant: z.string() })),
  /** To be sent along with every tracking event. */
  trackingProperties: z.record(z.string(), z.string()),
});
export type ActiveExperiments = z.output<typeof activeExperiments>;

const active = { method: 'PUT', auth: 'customer', readOnly: true, input: z.object({}), errors: [] } as const;

export const experimentCalls = {
  listExperiments: call({
    ...active,
    path: '/experiments/active',
    summary: 'The site’s experiments with the customer’s variants',
    output: activeExperiments,
  }),
  listConsumerExperiments: call({
    ...active,
    path: '/experiments/cotb/active',
    summary: 'The consumer site’s experiments; none on other sites',
    output: activeExperiments,
  }),
} as const;

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number.isInteger(Math.round(value * 1e8) / 1e6), 'finer than 0.01 percent');
const names = z.array(z.string().min(1).max(200)).default([]);
const data = z.record(z.string(), z.unknown());

/** One entry of `config/experiments.json`. */
const experimentEntry = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and single hyphens')
    .max(60),
  /** Null: at every tenant. */
  tenants: z.array(tenantId).min(1).nullable().default(null),
  percentages: z
    .strictObject({ control: percent, available: percent })
    .refine(
      (all) => Math.abs(VARIANTS.reduce((sum, name) => sum + all[name], 0) - 100) < 1e-6,
      'the percentages are not 100 together',
    ),
  allow: z
    .strictObject({ emails: names, customers: names, businesses: names })
    .default({ emails: [], customers: [], businesses: [] }),
  data: z.strictObject({ control: data, available: data }).optional(),
}) satisfies z.ZodType<Experiment>;

/** `config/experiments.json` whole: each experiment once. */
export const experimentFile = z
  .strictObject({ experiments: z.array(experimentEntry).max(100) })
  .refine(
    ({ experiments }) => new Set(experiments.map(({ id }) => id)).size === experiments.length,
    'an experiment stands twice',
  );

/** How far each supplier is while a search streams its answers. */
import { z } from 'zod';

export const supplierProgress = z.object({
  name: z.string(),
  state: z.enum(['searching', 'answered', 'timedOut', 'failed']),
  found: z.int(),
});
export type SupplierProgress = z.output<typeof supplierProgress>;

/** What the admin site's answers are made of. */

import { PERSON_SOURCES, PERSON_STATUSES } from '@sojourn/domain/companies/people.ts';
import { COMPANY_ROLES } from '@sojourn/domain/companies/roles.ts';
import { z } from 'zod';
import { idOf, instant } from '../primitives.ts';

export const personId = idOf('per');
export const tierId = z
  .string()
  .max(64)
  .regex(/^[a-z]+_[\w-]+$/);

/** A word of the company's own: a department, a cost center. */
export const label = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u);

export const companyPerson = z.object({
  personId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(PERSON_STATUSES),
  roles: z.array(z.string()),
  tier: z.object({ tierId, name: z.string() }).nullable(),
  department: z.string(),
  costCenter: z.string(),
  manager: z.object({ personId, name: z.string() }).nullable(),
  source: z.enum(PERSON_SOURCES),
  invitedAt: instant.nullable(),
});
export type CompanyPerson = z.output<typeof companyPerson>;

export const companyRole = z.enum(COMPANY_ROLES);

/** What somebody is in a company. `Admin` is the specification's own constant (A §6). */
export const ADMIN_ROLE = 'Admin';
export const COMPANY_ROLES = [ADMIN_ROLE, 'Traveler'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

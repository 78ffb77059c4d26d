/** The people of a company: whether they came yet, and where their record comes from. */

/** `added`: written down and not invited yet. */
export const PERSON_STATUSES = ['active', 'invited', 'added', 'deactivated'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** `hand`: in the admin portal; `scim`: a directory's list. */
export const PERSON_SOURCES = ['hand', 'csv', 'scim'] as const;
export type PersonSource = (typeof PERSON_SOURCES)[number];

/** In one company, and in one import. */
export const PEOPLE_MAX = 10_000;

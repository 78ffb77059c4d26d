/** One person of an import. A field that is left out stays as it is; an empty one is emptied. */
export const IMPORT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'role',
  'tier',
  'department',
  'costCenter',
  'manager',
  'externalId',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export type ImportRow = { readonly [F in ImportField]?: string | undefined } & {
  /** In the file, from 1; the header is 1. */
  readonly line: number;
  /** Their manager's name beside an id: for an id that nobody has. */
  readonly managerName?: string | undefined;
  /** False: the directory says that they left. */
  readonly active?: boolean | undefined;
};

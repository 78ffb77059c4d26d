/** Fields of stored JSON that are read by another name than they were written by. */

/** Former name to the name now. */
export type Renames = Readonly<Record<string, string>>;

/** Whether any of its names is a former one. */
export const isFormer = (row: object, renames: Renames): boolean =>
  Object.keys(row).some((name) => Object.hasOwn(renames, name));

/** The same row when none of its names is a former one. */
export function renamed<Row extends object>(row: Row, renames: Renames): Row {
  if (!isFormer(row, renames)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [renames[name] ?? name, value]),
  ) as Row;
}

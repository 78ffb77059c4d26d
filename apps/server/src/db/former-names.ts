/** Rows that versions before decision 0019 wrote: their fields are read by the names they have now. */

/** Former name of a field to its name now. */
type Renames = Readonly<Record<string, string>>;

const TRAVELER: Renames = {
  born: 'birthdate',
  redressNumber: 'tsaRedressNumber',
  frequentFlyer: 'frequentFlyerNumber',
  assistance: 'specialAssistance',
};

const isFormer = (row: object, renames: Renames): boolean =>
  Object.keys(row).some((name) => Object.hasOwn(renames, name));

/** The same row when none of its names is a former one. */
function renamed<Row extends object>(row: Row, renames: Renames): Row {
  if (!isFormer(row, renames)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [renames[name] ?? name, value]),
  ) as Row;
}

/** A saved traveler, one typed into a checkout or one who was booked. */
export const readTraveler = <Traveler extends object>(stored: Traveler): Traveler =>
  renamed(stored, TRAVELER);

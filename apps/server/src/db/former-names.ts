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

type StoredOffer = { readonly stay?: object; readonly price: object };
const STAY: Renames = { roomTypeId: 'roomId' };

/** What a quote or a booking is of. */
export function readOffer<Offer extends object>(stored: Offer): Offer {
  const { stay } = stored as StoredOffer;
  return stay && isFormer(stay, STAY) ? { ...stored, stay: renamed(stay, STAY) } : stored;
}

type StoredAlternative = { readonly offer?: { readonly price: object } };
const isByNamesOfToday = (alternative: object): boolean => {
  const { offer } = alternative as StoredAlternative;
  return offer === undefined || 'tripTotal' in offer.price;
};
/** Search results by former names are left out: they were suggested a while ago. */
export const readPriceChange = <Change extends { readonly alternatives: readonly object[] }>(
  stored: Change,
): Change => ({ ...stored, alternatives: stored.alternatives.filter(isByNamesOfToday) });

/** A saved traveler, one typed into a checkout or one who was booked. */
export const readTraveler = <Traveler extends object>(stored: Traveler): Traveler =>
  renamed(stored, TRAVELER);

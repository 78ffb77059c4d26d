/** Who flies of those who sleep in the rooms: seats by age, as airlines count them. */
type Room = { readonly adults: number; readonly childAges: readonly number[] };
type Party = {
  readonly adults: number;
  readonly children: number;
  readonly lapInfants: number;
  readonly seatedInfants: number;
};

const ADULT_FROM = 12;
const CHILD_FROM = 2;

/** An infant is on a lap while there's one for each; others have a seat. */
export function partyOfRooms(rooms: readonly Room[]): Party {
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const grown = rooms.reduce((sum, room) => sum + room.adults, 0);
  const infants = ages.filter((age) => age < CHILD_FROM).length;
  const older = ages.filter((age) => age >= ADULT_FROM).length;
  const adults = grown + older;
  const lapInfants = Math.min(infants, grown);
  return {
    adults,
    children: ages.length - infants - older,
    lapInfants,
    seatedInfants: infants - lapInfants,
  };
}

export const travelersIn = (rooms: readonly Room[]): number =>
  rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);

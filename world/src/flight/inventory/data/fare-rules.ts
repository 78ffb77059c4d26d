/**
 * What the five classes of a family of fares allow: `family|class|carry-on|checked bags|change|cancel|seats`.
 * Change and cancel are `free`, `no` or a fee in US dollars; seats `checkIn`, `paid` or `free`. An airline's
 * brand names stand beside these ranks in `airlines.ts`.
 */
export const FARE_RULES = `
us|basic|1|0|no|no|checkIn
us|standard|1|0|free|no|paid
us|enhanced|1|1|free|free|paid
us|premium|1|2|free|free|free
us|luxury|1|2|free|free|free
wn|basic|1|0|no|no|checkIn
wn|standard|1|0|free|no|paid
wn|enhanced|1|1|free|free|free
eu|basic|1|0|no|no|checkIn
eu|standard|1|1|90|no|paid
eu|enhanced|1|1|free|free|free
eu|premium|1|2|90|150|free
eu|luxury|1|2|free|free|free
gulf|basic|1|1|75|200|paid
gulf|standard|1|1|50|150|paid
gulf|enhanced|1|2|free|75|free
gulf|premium|1|2|free|75|free
gulf|luxury|1|2|free|free|free
cn|basic|1|1|60|no|paid
cn|standard|1|1|40|120|free
cn|enhanced|1|1|free|60|free
cn|premium|1|2|free|60|free
cn|luxury|1|2|free|free|free
lb|basic|0|0|no|no|checkIn
lb|standard|1|0|60|no|paid
lb|enhanced|1|1|free|60|free
lb|premium|1|1|free|60|free
lb|luxury|1|2|free|25|free
lc|basic|0|0|60|no|checkIn
lc|standard|1|1|45|no|paid
lc|enhanced|1|1|free|no|free
lc|premium|1|1|45|90|free
lc|luxury|1|2|free|90|free
`;

/**
 * What each family's airlines say of the credit for an unused ticket: `family|days it lasts|rest|name`. `-`:
 * they don't say how long.
 */
export const CREDIT_RULES = `
us|365|kept|sameTraveler
wn|-|kept|sameTraveler
eu|365|kept|sameTraveler
gulf|-|kept|sameTraveler
cn|365|forfeited|sameTraveler
lb|365|forfeited|sameTraveler
lc|180|forfeited|anyTraveler
`;

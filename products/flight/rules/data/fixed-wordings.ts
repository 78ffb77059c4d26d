/**
 * Airlines and brands whose restrictions have fixed wording (B §5): `airline|brand|changes|cancellation`.
 * Brand `*` is every brand of the airline; a line of a brand goes before the airline's own. `-` leaves it to
 * the fare's penalty. A wording never promises more than the penalty gives.
 */
export const FIXED_WORDINGS = `
F9|Basic|NotAllowed|NonRefundable
NK|Go|NotAllowed|NonRefundable
MX|No Flex|NotAllowed|NonRefundable
FR|*|ContactAirline|NotAllowed
W6|*|ContactAirline|NotAllowed
G4|*|ContactAirline|NotAllowed
CU|*|ContactSupport|ContactSupport
V0|*|ContactSupport|ContactSupport
`;

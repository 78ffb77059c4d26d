/** Columns as `readAirports` says. */
export const AIRPORTS_AFRICA_MIDDLE_EAST = `
`;

/** Columns as `readCities` says. */
export const CITIES_AFRICA_MIDDLE_EAST = `
`;

/** Columns as `readAirports` says. */
export const AIRPORTS_AMERICAS = `
JFK|New York John F. Kennedy|New York|US|40.64|-73.779|America/New_York|new-york-us
BOS|Boston Logan|Boston|US|42.363|-71.006|America/New_York|boston-us
DEN|Denver International|Denver|US|39.862|-104.673|America/Denver|denver-us
`;

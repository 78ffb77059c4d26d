/** The airports of each IATA metropolitan code, the main one first. */
export const METRO_AIRPORTS: Readonly<Record<string, readonly string[]>> = {
  LON: ['LHR'],
  NYC: ['JFK'],
  PAR: ['CDG'],
  TYO: ['HND'],
};

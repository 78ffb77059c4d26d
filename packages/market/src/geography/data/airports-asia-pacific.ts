/** Columns as `readAirports` says. */
export const AIRPORTS_ASIA_PACIFIC = `
HND|Tokyo Haneda|Tokyo|JP|35.552|139.78|Asia/Tokyo|tokyo-jp
`;

/** Columns as `readCities` says. */
export const CITIES_ASIA_PACIFIC = `
Tokyo||JP|Tokyo|35.6812|139.7671|Asia/Tokyo|14094|TYO|city pagoda|99|130|even
`;

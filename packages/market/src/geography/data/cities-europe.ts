/** Columns as `readCities` says. */
export const CITIES_EUROPE = `
Lisbon|Lisbonne|PT|Lisbon|38.7139|-9.1394|Europe/Lisbon|546|LIS|town castle|90|105|north-summer
Paris||FR|Île-de-France|48.8566|2.3522|Europe/Paris|2103|PAR|city lattice|100|165|even
London|Londres|GB|England|51.5074|-0.1278|Europe/London|8866|LON|city clock|100|180|even
`;

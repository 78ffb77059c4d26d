/** Columns as `readCities` says. */
export const CITIES_AMERICAS = `
New York||US|New York|40.7549|-73.984|America/New_York|8258|NYC|city tower|100|205|even
Boston||US|Massachusetts|42.3555|-71.0605|America/New_York|654|BOS|city dome|82|175|north-summer
Denver||US|Colorado|39.7476|-104.9928|America/Denver|716|DEN|city capitol|74|125|even
`;

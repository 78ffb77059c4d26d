/** Where a city taxes a night otherwise than its country: `city id|basis points|per person and night, US cents`. */
export const CITY_TAXES = `
lisbon-pt|1200|430
denver-us|1575|
`;

/** `code|name|currency|lodging tax in basis points|tourist tax per person and night, US cents|region`. */
export const COUNTRIES = `
PT|Portugal|EUR|600|215|southern-europe
FR|France|EUR|1000|270|western-europe
GB|United Kingdom|GBP|2000|0|northern-europe
US|United States|USD|1300|0|north-america
JP|Japan|JPY|1000|130|east-asia
`;

/** Millionths of a US dollar that one unit of a currency is worth on average, rounded to three digits. */
export const USD_MILLIONTHS_PER_UNIT = {
  CAD: 731_000,
  USD: 1_000_000,
  PEN: 282_000,
  EUR: 1_170_000,
  GBP: 1_370_000,
  AUD: 653_000,
  MXN: 53_100,
  NZD: 606_000,
  CNY: 140_000,
  JPY: 6_930,
  INR: 11_700,
  COP: 245,
  CLP: 1_070,
} as const;

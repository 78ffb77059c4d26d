/** US cents that one major unit of a currency is worth, for fees named in the hotel's own money. */
export const USD_CENTS_PER_UNIT = {
  CAD: 72,
  USD: 100,
  PEN: 27,
  EUR: 109,
  GBP: 128,
  AUD: 66,
  MXN: 5.4,
  NZD: 60,
  CNY: 14,
  JPY: 0.67,
  INR: 1.18,
  COP: 0.024,
  CLP: 0.106,
} as const;

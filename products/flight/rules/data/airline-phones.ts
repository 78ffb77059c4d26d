/**
 * Reservations of airlines, as they publish them for callers in the United States and Canada. An airline
 * that isn't here is named without a number.
 */
export const AIRLINE_PHONES: Readonly<Record<string, string>> = {
  AA: '+1 800 433 7300',
  AC: '+1 888 247 2262',
  AF: '+1 800 237 2747',
  AS: '+1 800 252 7522',
  B6: '+1 800 538 2583',
  BA: '+1 800 247 9297',
  DL: '+1 800 221 1212',
  EI: '+1 516 622 4222',
  IB: '+1 800 772 4642',
  KL: '+1 800 618 0104',
  LH: '+1 800 645 3880',
  TP: '+1 800 221 7370',
  UA: '+1 800 864 8331',
  WN: '+1 800 435 9792',
  WS: '+1 888 937 8538',
};

/**
 * For how many months after the journey countries want a passport to last; those that aren't here want six.
 * Schengen's three are of Regulation (EU) 2016/399, article 6.
 */
export const PASSPORT_MONTHS_AFTER: Readonly<Record<number, string>> = {
  0: 'US CA MX GB IE AU JP KR AR CL CO CR UY JM BB DO',
  3: `AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK
    AL BA MK MD NZ PA XK`,
};

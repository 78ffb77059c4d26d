/**
 * Numbers that are nobody's, for trying things outside production: one of each brand that is good, and by its
 * last four digits one for each problem, `4000 0000 000x 90nn` when it is added already, `91nn` only once it
 * is charged; `92nn` needs its bank's check for a payment, `93nn` as it's added.
 * docs/test-cards.md lists them.
 */
export const GOOD_TEST_NUMBERS: readonly string[] = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '36227206271667',
  '6011111111111117',
  '3530111333300000',
  '5019717010103742',
  '6759649826438453',
];
export const TEST_CARD_PREFIX = '40000000';
export const FAILS_AT_ONCE = 9001;
export const FAILS_WHEN_CHARGED = 9101;
export const NEEDS_CHECK = 9201;
export const NEEDS_CHECK_AT_ONCE = 9301;

/** Codes and zip codes that the processor finds wrong outside production. */
export const WRONG_VERIFICATION = /^0+$/;
export const WRONG_ZIP = /^0{5}$/;

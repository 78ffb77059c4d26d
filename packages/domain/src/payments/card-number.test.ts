import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import cedar from '../../../../config/examples/cedar.json' with { type: 'json' };
import { readFieldsMessage, readPageMessage, sealMessage } from './card-messages.ts';
import { brandOf, brandOfNumber, groupDigits, passesLuhn, verificationDigits } from './card-number.ts';
import { CARD_PROBLEMS, VERIFY_CODES, verdictOf } from './card-problems.ts';

describe('a brand', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['4222222222222', 'visa'],
    ['5555555555554444', 'master'],
    ['2223003122003222', 'master'],
    ['378282246310005', 'american_express'],
    ['30569309025904', 'diners_club'],
    ['36227206271667', 'diners_club'],
    ['6011111111111117', 'discover'],
    ['3530111333300000', 'jcb'],
    ['5019717010103742', 'dankort'],
    ['6759649826438453', 'maestro'],
  ])('%s is of %s', (digits, brand) => expect(brandOfNumber(digits)).toBe(brand));

  it.each([
    ['one digit is another', '4242424242424241'],
    ['a length that the brand has not', '42424242424242424'],
    ['American Express with 16 digits', '3782822463100052'],
    ['nobody issues these', '1111111111111117'],
    ['letters', '42424242424242ab'],
    ['nothing', ''],
  ])('none: %s', (_, digits) => expect(brandOfNumber(digits)).toBeUndefined());

  it('is known while typing, and says how long the code is', () => {
    expect(['4', '51', '37', '5019', '35280'].map(brandOf)).toEqual([
      'visa',
      'master',
      'american_express',
      'dankort',
      'jcb',
    ]);
    expect([verificationDigits('american_express'), verificationDigits('visa')]).toEqual([4, 3]);
  });
});

test('one wrong digit never passes', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 12, maxLength: 19 }),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        const right = digits.join('');
        fc.pre(passesLuhn(right));
        const i = at % digits.length;
        const wrong = right.slice(0, i) + ((digits[i]! + by) % 10) + right.slice(i + 1);
        expect(passesLuhn(wrong)).toBe(false);
      },
    ),
  );
});

test('digits are grouped as on the card, and none is lost', () => {
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
  expect(groupDigits('42424')).toBe('4242 4');
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{0,19}$/),
      (digits) => groupDigits(digits).replace(/ /g, '') === digits,
    ),
  );
});

test('every card problem has a verdict with a declared code', () => {
  for (const problem of CARD_PROBLEMS) expect(VERIFY_CODES).toContain(verdictOf(problem).code);
  expect(verdictOf('InvalidVerificationNumber')).toEqual({ result: 'GenericError', code: 'InvalidCVV' });
  expect(verdictOf('InvalidZipCode').code).toBe('InvalidAddress');
  expect(verdictOf('InsufficientFunds')).toEqual({ result: 'CardDeclined', code: 'InsufficientFunds' });
  expect(VERIFY_CODES).toHaveLength(CARD_PROBLEMS.length - 1);
});

describe('messages between page and fields', () => {
  const nonce = 'n'.repeat(22);
  const look = { tenantTheme: 'consumer', colors: null, theme: 'dark', locale: 'fr' } as const;
  const injected = { ...cedar.colors, dark: { ...cedar.colors.dark, mark: '#000;} *{x:y' } };
  const start = { type: 'start', ticket: 't'.repeat(43), look } as const;
  const token = { type: 'token', token: 't'.repeat(43), lastFour: '4417', brand: 'visa' } as const;

  it('are read as they were meant', () => {
    expect(readPageMessage(sealMessage(nonce, start), nonce)).toEqual(start);
    expect(readFieldsMessage(sealMessage(nonce, token), nonce)).toEqual(token);
    expect(readFieldsMessage(sealMessage(nonce, { type: 'escaped' }), nonce)).toEqual({ type: 'escaped' });
    expect(readPageMessage({ ...sealMessage(nonce, start), more: 1 }, nonce)).toEqual(start);
    const branded = { ...start, look: { ...look, colors: cedar.colors } };
    expect(readPageMessage(sealMessage(nonce, branded), nonce)).toEqual(branded);
  });
  it.each([
    ['another nonce', { ...sealMessage('m'.repeat(22), token) }],
    ['no kind', { ...token, nonce }],
    ['a text', JSON.stringify(sealMessage(nonce, token))],
    ['a whole number for the last four', { ...sealMessage(nonce, token), lastFour: '4242424242424242' }],
    ['an unknown brand', { ...sealMessage(nonce, token), brand: 'none' }],
    ['a page’s message', sealMessage(nonce, start)],
    ['null', null],
  ])('from the fields are refused: %s', (_, data) => expect(readFieldsMessage(data, nonce)).toBeNull());
  it.each([
    ['no ticket', { ...sealMessage(nonce, start), ticket: '' }],
    ['a strange look', { ...sealMessage(nonce, start), look: { ...look, theme: 'url(x)' } }],
    ['a theme of nobody', { ...sealMessage(nonce, start), look: { ...look, tenantTheme: 'x' } }],
    [
      'half the colors',
      { ...sealMessage(nonce, start), look: { ...look, colors: { light: cedar.colors.light } } },
    ],
    ['what is no color', { ...sealMessage(nonce, start), look: { ...look, colors: injected } }],
    ['an empty nonce', { ...sealMessage('', start) }],
  ])('from the page are refused: %s', (_, data) => {
    expect(readPageMessage(data, nonce)).toBeNull();
    expect(readPageMessage(data, '')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findCardNumber, hasCardNumber, scrubCardNumbers } from './card-numbers.ts';

describe('the tripwire for card numbers', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    'my card 378282246310005 please',
    '6011.1111.1111.1117',
    'Okafor4242424242424242',
    '30569309025904',
    '3530111333300000',
    '2223003122003222',
    '4111111111111111 123',
    '4111 1111 1111 1111 1228 123',
    '4111 1111 1111 1111 12/28',
    '4111  1111  1111  1111',
    'booking 77 4111111111111111',
    '+4111111111111111',
    '４１１１１１１１１１１１１１１１',
  ])('catches %s', (text) => expect(hasCardNumber(text)).toBe(true));

  it.each([
    ['a number that fails Luhn', '4111111111111112'],
    ['a telephone number', '+49 1512 3456 7894'],
    ['a telephone number in one', '+491512345678941'],
    ['twelve digits', '411111111111'],
    ['no network', '1111111111111117'],
    ['milliseconds', '1771234567890'],
    ['a date-time', '2026-11-20T12:49:05.123Z'],
    ['an id', 'bkg_01jd3h5k8wq2x9zmv4n7c6t0ra'],
    ['a longitude whose decimals could be one', '-9.4111111111111111'],
    ['milliseconds in a log', '"responseTime":0.316775999999663'],
  ])('lets %s pass', (_name, text) => expect(hasCardNumber(text)).toBe(false));

  it('names the field, however deep, and finds numbers and keys too', () => {
    expect(findCardNumber({ guests: [{ lastName: 'x' }, { lastName: '4111111111111111' }] })).toBe(
      'guests.1.lastName',
    );
    expect(findCardNumber({ a: 4111111111111111 })).toBe('a');
    expect(findCardNumber({ a: { '4111111111111111': 1 } })).toBe('a');
    expect(findCardNumber({ a: 'fine', b: [null, true, 7] })).toBeNull();
  });

  it('scrubs a log line', () => {
    expect(scrubCardNumbers('got 4111 1111 1111 1111 from x')).toBe('got [card number] from x');
  });
});

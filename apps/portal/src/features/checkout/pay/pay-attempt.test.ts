import { expect, it } from 'vitest';
import { beginAttempt, endAttempt, readAttempt } from './pay-attempt.ts';

const makeStore = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};
const makeKeys = () => {
  let made = 0;
  return () => `key${++made}`;
};
const tenders = [{ sourceId: 'pay_1', amountMinor: 100_000 }];
const offer = { quoteId: 'quo_1', totalMinor: 138_432, cardMinor: 100_000, tenders };

it('gives one key to a double click and to a try after a reload', () => {
  const [store, keys] = [makeStore(), makeKeys()];
  expect(beginAttempt(store, 'chk_1', offer, keys).key).toBe('key1');
  expect(beginAttempt(store, 'chk_1', offer, keys).key).toBe('key1');
  expect(readAttempt(store, 'chk_1')).toEqual({ ...offer, key: 'key1' });
});

it('gives a new key once the server has answered, and for another quote, amount, card or checkout', () => {
  const [store, keys] = [makeStore(), makeKeys()];
  beginAttempt(store, 'chk_1', offer, keys);
  endAttempt(store, 'chk_1');
  expect(readAttempt(store, 'chk_1')).toBeNull();
  expect(beginAttempt(store, 'chk_1', offer, keys).key).toBe('key2');
  expect(beginAttempt(store, 'chk_1', { ...offer, quoteId: 'quo_2' }, keys).key).toBe('key3');
  expect(beginAttempt(store, 'chk_1', { ...offer, totalMinor: 1 }, keys).key).toBe('key4');
  expect(beginAttempt(store, 'chk_1', { ...offer, cardMinor: 0 }, keys).key).toBe('key5');
  const other = [{ sourceId: 'pay_2', amountMinor: 100_000 }];
  expect(beginAttempt(store, 'chk_1', { ...offer, tenders: other }, keys).key).toBe('key6');
  expect(beginAttempt(store, 'chk_2', offer, keys).key).toBe('key7');
});

it.each(['', '{', 'null', '{"key":1}', '[]'])('reads %o as no attempt', (text) => {
  const store = makeStore();
  store.setItem('sojourn.pay.chk_1', text);
  expect(readAttempt(store, 'chk_1')).toBeNull();
});

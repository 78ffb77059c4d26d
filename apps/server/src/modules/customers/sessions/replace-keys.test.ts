/** While the server's key is replaced, servers of two steps accept what the other made. */
import { randomBytes } from 'node:crypto';
import { newId } from '@sojourn/domain/ids.ts';
import { expect, test } from 'vitest';
import { identitySeals } from '#seal.ts';
import { isCsrfToken, newCsrfToken } from './secrets.ts';
import { csrfKeys, SESSION_DEFAULTS, type SessionSettings, sessionSeals } from './settings.ts';

const OLD = 'the former key, which is long enough';
const NEW = 'the next key, which is long enough too';
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const step = (csrfKey: string, otherCsrfKeys: readonly string[]): SessionSettings => ({
  ...SESSION_DEFAULTS,
  csrfKey,
  otherCsrfKeys,
});
/** As docs/operations.md has them. */
const STEPS = [step(OLD, []), step(OLD, [NEW]), step(NEW, [OLD]), step(NEW, [])];
const sessionId = newId('ses', random.bytes(16));

/** Whether a server accepts everything that another one has given out. */
function accepts(server: SessionSettings, maker: SessionSettings): boolean {
  const csrf = isCsrfToken(csrfKeys(server), sessionId, newCsrfToken(maker.csrfKey, sessionId, random));
  const secret = sessionSeals(maker, random).seal(sessionId, 'an id token');
  const opened = sessionSeals(server, random).unseal(sessionId, secret);
  const keys = ({ csrfKey: current, otherCsrfKeys: others = [] }: SessionSettings) => ({ current, others });
  const person = identitySeals(keys(maker), random).seal('row', 'a passport');
  const identity = identitySeals(keys(server), random).unseal('row', person);
  return csrf && opened === 'an id token' && identity === 'a passport';
}

test.each([
  [0, 1],
  [1, 2],
])('servers of steps %i and %i accept each other’s tokens and seals', (one, other) => {
  const [a, b] = [STEPS[one]!, STEPS[other]!];
  for (const [server, maker] of [
    [a, b],
    [b, a],
    [a, a],
    [b, b],
  ] as const)
    expect(accepts(server, maker)).toBe(true);
});

test('the last step accepts what the one before makes, and no longer what the first made', () => {
  const [first, third, last] = [STEPS[0]!, STEPS[2]!, STEPS[3]!];
  expect(accepts(last, third)).toBe(true);
  expect(accepts(third, last)).toBe(true);
  expect(accepts(last, first)).toBe(false);
});

test('without the first step servers would refuse each other', () => {
  expect(accepts(step(OLD, []), step(NEW, [OLD]))).toBe(false);
});

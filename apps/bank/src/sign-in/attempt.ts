/** One attempt to sign in: the right password, and not too many wrong ones before it. */

import { verifyPassword } from '../password.ts';
import type { People } from '../people.ts';
import type { Person } from '../person.ts';
import { addFailure, countFailures, forgetFailures, type Pool } from '../store.ts';
import type { SignInError } from './pages.ts';

export const ATTEMPTS = { window: 15, perUser: 5, perAddress: 40 } as const;

export type Attempt = { readonly userName: string; readonly password: string; readonly address: string };

/** The person, or what to tell them. The password is not even looked at while paused. */
export async function attemptSignIn(
  pool: Pool,
  people: People,
  attempt: Attempt,
): Promise<Person | SignInError> {
  const { userName, password, address } = attempt;
  if (userName.trim() === '') return 'missingUser';
  if (password === '') return 'missingPassword';
  const person = people.named(userName);
  const names = [`user:${person?.subject ?? userName.trim().toLowerCase()}`, `address:${address}`] as const;
  const [ofUser, ofAddress] = await Promise.all(
    names.map((who) => countFailures(pool, who, ATTEMPTS.window)),
  );
  if (ofUser! >= ATTEMPTS.perUser || ofAddress! >= ATTEMPTS.perAddress) return 'throttled';
  if (person && (await verifyPassword(password, person.password))) {
    await forgetFailures(pool, names[0]);
    return person;
  }
  await Promise.all(names.map((who) => addFailure(pool, who)));
  return person ? 'wrongPassword' : 'unknownUser';
}

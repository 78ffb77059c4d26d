/** One attempt to sign in: the right password, and not too many wrong ones before it. */
import { verifyPassword } from '../password.ts';
import type { People } from '../people.ts';
import type { Person } from '../person.ts';
import { countFailures, forgetAttempts, forgetFailures, noteAttempts, type Pool } from '../store.ts';
import type { SignInError } from './pages.ts';

export const ATTEMPTS = { window: 15, perUser: 5, perAddress: 40 } as const;

export type Attempt = { readonly userName: string; readonly password: string; readonly address: string };

/** Nobody's password: a name that is not known takes as long to refuse as a wrong password. */
const NOBODY = `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * The person, or the message to show, which is the same for an unknown name and a wrong password. The attempt
 * is counted before the password is looked at, so that many at once are no way around the pause.
 */
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
  const noted = await noteAttempts(pool, names);
  const [userFailures, addressFailures] = await Promise.all([
    countFailures(pool, names[0], ATTEMPTS.window),
    countFailures(pool, names[1], ATTEMPTS.window),
  ]);
  if (userFailures > ATTEMPTS.perUser || addressFailures > ATTEMPTS.perAddress) {
    await forgetAttempts(pool, noted);
    return 'throttled';
  }
  const isRight = await verifyPassword(password, person?.password ?? NOBODY);
  if (!person || !isRight) return 'wrong';
  await forgetAttempts(pool, noted);
  await forgetFailures(pool, names[0]);
  return person;
}

/** One attempt to sign in: the right password, and not too many wrong ones before it. */
import { verifyPassword } from '../password.ts';
import type { People } from '../people.ts';
import type { Person } from '../person.ts';
import {
  countFailures,
  countRecent,
  forgetAttempts,
  forgetFailures,
  noteAttempts,
  type Pool,
} from '../store.ts';
import type { SignInError } from './pages.ts';

/**
 * `window`: minutes. Five wrong passwords pause the device or address that they came from, not the person: a
 * stranger must not lock anybody out. Beyond `perUser` from everywhere else, attempts must be further and
 * further apart.
 */
export const ATTEMPTS = { window: 15, perPlace: 5, perUser: 20, perAddress: 40, delayMax: 60 } as const;

type Attempt = {
  readonly userName: string;
  readonly password: string;
  readonly address: string;
  /** The subject of the person who signed in on this device before; null for a device that nobody knows. */
  readonly deviceOf: string | null;
};

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
  const { userName, password, address, deviceOf } = attempt;
  if (userName.trim() === '') return 'missingUser';
  if (password === '') return 'missingPassword';
  const person = people.named(userName);
  const who = person?.subject ?? userName.trim().toLowerCase();
  const isKnown = person !== undefined && deviceOf === person.subject;
  const place = isKnown ? `device:${who}` : `place:${who} ${address}`;
  const names = isKnown ? [place, `address:${address}`] : [place, `address:${address}`, `user:${who}`];
  const noted = await noteAttempts(pool, names);
  if (await isPaused(pool, { place, address: `address:${address}`, user: isKnown ? null : `user:${who}` })) {
    await forgetAttempts(pool, noted);
    return 'throttled';
  }
  const isRight = await verifyPassword(password, person?.password ?? NOBODY);
  if (!person || !isRight) return 'wrong';
  await forgetAttempts(pool, noted);
  await forgetFailures(pool, place);
  return person;
}

type Counted = { readonly place: string; readonly address: string; readonly user: string | null };

async function isPaused(pool: Pool, { place, address, user }: Counted): Promise<boolean> {
  const [ofPlace, ofAddress, ofUser] = await Promise.all([
    countFailures(pool, place, ATTEMPTS.window),
    countFailures(pool, address, ATTEMPTS.window),
    user === null ? 0 : countFailures(pool, user, ATTEMPTS.window),
  ]);
  if (ofPlace > ATTEMPTS.perPlace || ofAddress > ATTEMPTS.perAddress) return true;
  if (user === null || ofUser <= ATTEMPTS.perUser) return false;
  const seconds = Math.min(2 ** (ofUser - ATTEMPTS.perUser), ATTEMPTS.delayMax);
  return (await countRecent(pool, user, seconds)) > 1;
}

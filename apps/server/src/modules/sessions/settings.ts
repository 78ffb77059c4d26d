/** What the configuration sets for sessions. */
import type { Random } from '@sojourn/domain/effects.ts';
import { createSealer, type Sealer } from '../../seal.ts';

export type SessionSettings = {
  /** Key of CSRF signatures and seals; at least 32 characters, the same in all processes. */
  readonly csrfKey: string;
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
};

export const SESSION_DEFAULTS = { idleSeconds: 15 * 60, absoluteSeconds: 10 * 3600 } as const;
/** A sign-in that is not finished by then starts anew. */
export const SIGN_IN_SECONDS = 10 * 60;
/** Longer than any issuer's own session lasts. */
export const SIGNED_IN_SECONDS = 30 * 24 * 3600;

/** Seals of what a session keeps; it ends with the server's key, so no older one opens them. */
export const sessionSeals = ({ csrfKey }: SessionSettings, random: Random): Sealer =>
  createSealer({ current: csrfKey, older: [] }, 'session seals', random);

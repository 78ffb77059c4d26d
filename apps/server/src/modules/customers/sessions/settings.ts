/** What the configuration sets for sessions. */
import type { Random } from '@sojourn/domain/effects.ts';
import { createSealer, type Sealer } from '#seal.ts';

export type SessionSettings = {
  /** Key of CSRF signatures and seals; at least 32 characters, the same in all processes. */
  readonly csrfKey: string;
  /** Those that are also accepted while it's replaced. */
  readonly otherCsrfKeys?: readonly string[];
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
};

export const SESSION_DEFAULTS = { idleSeconds: 15 * 60, absoluteSeconds: 10 * 3600 } as const;
/** A sign-in that is not finished by then starts anew. */
export const SIGN_IN_SECONDS = 10 * 60;
/** Longer than any issuer's own session lasts. */
export const SIGNED_IN_SECONDS = 30 * 24 * 3600;

/** The first signs, all are accepted. */
export const csrfKeys = ({ csrfKey, otherCsrfKeys = [] }: SessionSettings): readonly string[] => [
  csrfKey,
  ...otherCsrfKeys,
];

/** Seals of a session's own secrets. */
export const sessionSeals = ({ csrfKey, otherCsrfKeys = [] }: SessionSettings, random: Random): Sealer =>
  createSealer({ current: csrfKey, others: otherCsrfKeys }, 'session seals', random);

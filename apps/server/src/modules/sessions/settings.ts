/** What the sessions are told by the configuration. */
export type SessionSettings = {
  /** Key of the CSRF signatures; at least 32 characters, the same in all processes. */
  readonly csrfKey: string;
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
};

export const SESSION_DEFAULTS = { idleSeconds: 15 * 60, absoluteSeconds: 10 * 3600 } as const;
/** A sign-in that is not finished by then starts anew. */
export const SIGN_IN_SECONDS = 10 * 60;

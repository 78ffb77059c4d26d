import type { AnswerChecks } from './answer/check-answer.ts';

/** What the configuration sets for http. */
export type HttpSettings = {
  /** HSTS on, no metrics without a key. */
  readonly production: boolean;
  /** Scenarios by header, and the page may show the lab. */
  readonly lab: boolean;
  /** Which answers are held against their schemas: none in production, all in tests. */
  readonly answerChecks: AnswerChecks;
  /** Origin of the hosted card fields, for the CSP's frame-src. */
  readonly vaultOrigin: string;
  /** Origin of the pages on which a card's bank checks a payment, where they aren't the vault's own. */
  readonly checkOrigin: string | null;
  /** Origin of the issuer's sign-in, for the CSP's form-action. */
  readonly bankOrigin: string;
  /** Origins of pages that may embed the profile module; none by default. */
  readonly embedOrigins: readonly string[];
  /** The built portal; null when there is none (tests of the API). */
  readonly portalDirectory: string | null;
  /** The built desk, which is served at the tenants' desk hosts; null when there is none. */
  readonly deskDirectory: string | null;
  /** The built admin site, which is served at the tenants' admin hosts; null when there is none. */
  readonly adminDirectory: string | null;
  /** Proxies in front that add to X-Forwarded-*; what stands before theirs is not believed. */
  readonly trustedProxies: number;
  /** What /metrics is asked with; null: open, and not there in production. */
  readonly metricsKey: string | null;
  /** What the operator's own programs call with; none by default. */
  readonly operatorKeys: readonly string[];
  /** Where mail is written, for /dev/mail; null: no such page. Always null in production. */
  readonly mailbox: string | null;
  /** Multiplies every limit; 1 is the product's. Benchmarks raise it. */
  readonly limitFactor: number;
};

export const BODY_LIMIT_BYTES = 64 * 1024;
/** Of calls that declare a large input: a list of people. */
export const LARGE_BODY_LIMIT_BYTES = 4 * 1024 * 1024;

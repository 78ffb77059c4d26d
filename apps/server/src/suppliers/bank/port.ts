/** What the portal asks of the issuer's bank: who somebody is, and what rewards accounts they have. */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { Outcome } from '../outcome.ts';

/** What the bank says of a person who proved to it who they are. */
export type Identity = {
  /** The bank's name for the person; never changes */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The bank says that the address is the person's. */
  readonly isEmailVerified: boolean;
  /** '' when the bank knows none, or does not say */
  readonly phone: string;
  readonly locale: 'en' | 'fr';
  /** Holds, or may use, a personal card */
  readonly isCardholder: boolean;
  /** Works for the portal's service desk */
  readonly isAgent: boolean;
  /** Kept for ending the bank's session; never leaves the server otherwise */
  readonly idToken: string;
};

type SignInRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE */
  readonly verifier: string;
};

export type SignInProvider = {
  /** Where to send the browser. */
  readonly authorizationUrl: (
    request: SignInRequest & { readonly alwaysAsk: boolean },
  ) => Promise<Outcome<string, never>>;
  /** `rejected`: the code is unknown, used, too old, or not for this request. */
  readonly exchange: (
    request: SignInRequest & {
      readonly code: string;
      readonly issuer: string | undefined;
      /** The person must have proved who they are at most so long ago; null: whenever. */
      readonly maxAgeSeconds: number | null;
    },
  ) => Promise<Outcome<Identity, { readonly reason: string }>>;
  /** Where the bank ends its own session; null when it has no such place. */
  readonly endSessionUrl: (request: {
    readonly clientId: string;
    readonly idToken: string | null;
    readonly returnTo: string;
  }) => Promise<Outcome<string | null, never>>;
};

export type RewardsSource = {
  /** All accounts of the person, in no order. */
  readonly accounts: (subject: string) => Promise<Outcome<readonly RewardsAccount[], never>>;
};

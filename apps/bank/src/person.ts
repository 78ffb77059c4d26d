/** A person of the bank and their rewards accounts. */

/**
 * One rewards account as a person sees it (A §3); the same account has another role for each of its people.
 */
export type Account = {
  readonly accountReferenceId: string;
  readonly productDisplayName: string;
  readonly customerAccountRole: 'Primary' | 'Authorized User' | 'Account Manager' | 'Non Financial User';
  readonly accountType: 'Personal' | 'Business';
  readonly miles: number;
  readonly lastFour: string;
  readonly virtualLastFours: readonly string[];
  /** Miles earned for each dollar */
  readonly earn: { readonly hotels: number; readonly cars: number; readonly flights: number };
  readonly mayRedeem: boolean;
  readonly redemptionMinMiles: number;
};

export type Person = {
  readonly subject: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: 'en' | 'fr';
  /** `scrypt$…`, see password.ts */
  readonly password: string;
  readonly isCardholder: boolean;
  readonly isAgent: boolean;
  readonly accounts: readonly Account[];
  /** What the sign-in page says of a demo person */
  readonly about?: { readonly en: string; readonly fr: string };
};

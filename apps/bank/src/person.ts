/** A person of the bank and their rewards accounts. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { CustomerAccountRole } from '@sojourn/domain/wallet/redemption.ts';

/**
 * One rewards account as a person sees it (A §3); the same account has another role for each of its people.
 * Balance, tier and opening are what the bank begins with: afterwards they are its own record's.
 */
export type Account = {
  readonly accountReferenceId: string;
  readonly productDisplayName: string;
  readonly customerAccountRole: CustomerAccountRole;
  readonly accountType: 'Personal' | 'Business';
  /** Absent: miles */
  readonly unit?: 'miles' | 'cash';
  /** Miles, or cents of cash back */
  readonly balance: number;
  readonly lastFour: string;
  readonly virtualLastFours: readonly string[];
  /** Miles earned for each dollar, or percent of cash back, by what's bought: `hotels` */
  readonly earn: Readonly<Record<string, number>>;
  readonly mayRedeem: boolean;
  /** The least that is redeemed at once */
  readonly redemptionMin: number;
  /** Absent: base */
  readonly tier?: 'premium' | 'base';
  /** The day, or how long before the bank first knew of it; absent: unknown, counted from that day */
  readonly opened?: CalendarDate | { readonly years: number; readonly days: number };
  /** Opened under the limited-time offer that brings the one-time credit (B §9); absent: not */
  readonly limitedTimeOffer?: boolean;
};

export type Person = {
  readonly subject: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly locale: 'en' | 'fr';
  /** `scrypt$…`, see password.ts */
  readonly password: string;
  readonly isCardholder: boolean;
  readonly isAgent: boolean;
  readonly accounts: readonly Account[];
  /** What the sign-in page says of a demo person; without it there’s no button for them */
  readonly about?: { readonly en: string; readonly fr: string };
};

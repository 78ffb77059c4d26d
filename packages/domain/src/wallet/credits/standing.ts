/** What the issuer's news of an account does to a customer's credits, as data (B §1, §4, §9). */

import type { CustomerAccountRole } from '../redemption.ts';
import type { CalendarDate, Instant } from './credit-days.ts';
import { creditEnds } from './credit-types.ts';

export type StandingEventType =
  | 'NewAccountOpening'
  | 'NewBenefitPeriod'
  | 'EnterBadStanding'
  | 'EnterGoodStanding'
  | 'Upgrade'
  | 'Downgrade'
  | 'Migrated';

/** One event as the issuer sends it for one person; the account is as it was after it. */
export type StandingNews = {
  readonly type: StandingEventType;
  readonly accountReferenceId: string;
  readonly role: CustomerAccountRole;
  readonly tier: 'premium' | 'base';
  readonly accountType: 'Personal' | 'Business';
  readonly standing: 'good' | 'bad';
  readonly openedOn: CalendarDate;
  /** Opened under the limited-time offer. */
  readonly limitedTimeOffer: boolean;
  readonly benefitPeriodFrom: CalendarDate;
  readonly nextAnniversaryOn: CalendarDate;
};

/** B §9, in cents. */
export const ANNUAL_CREDIT_MINOR = 30_000;
export const ONE_TIME_CREDIT_MINOR = 25_000;

type Rule = {
  /** Grants what the account's tier brings, if its holder is eligible and the account in good standing. */
  readonly grants: readonly ('AnnualCredit' | 'OneTimeCredit')[];
  /** What is unspent of the annual credit ends with the tier. */
  readonly endsAnnual?: true;
};
/**
 * An account that comes back into good standing, or up to the premium tier, gets the running period's annual
 * credit if it has not had it. An account that moves keeps what it has.
 */
export const STANDING_RULES: { readonly [T in StandingEventType]: Rule } = {
  NewAccountOpening: { grants: ['AnnualCredit', 'OneTimeCredit'] },
  NewBenefitPeriod: { grants: ['AnnualCredit'] },
  EnterBadStanding: { grants: [] },
  EnterGoodStanding: { grants: ['AnnualCredit'] },
  Upgrade: { grants: ['AnnualCredit'] },
  Downgrade: { grants: [], endsAnnual: true },
  Migrated: { grants: [] },
};

type StandingGrant = {
  readonly type: 'AnnualCredit' | 'OneTimeCredit';
  readonly amountMinor: number;
  /** The same for the same account and period, whatever brought it. */
  readonly grantKey: string;
  readonly expiresAt: Instant;
};
type StandingEffects = {
  readonly grants: readonly StandingGrant[];
  readonly frozen: boolean;
  readonly endsAnnual: boolean;
};

/** The primary holder; of a company's account that is its account manager. */
const isHolder = ({ role, accountType }: StandingNews): boolean =>
  role === 'Primary' || (accountType === 'Business' && role === 'Account Manager');

export const annualKey = (accountReferenceId: string, periodFrom: CalendarDate): string =>
  `annual:${accountReferenceId}:${periodFrom}`;
export const oneTimeKey = (accountReferenceId: string): string => `oneTime:${accountReferenceId}`;

/** Credits that would be over at `now` are not granted: the news may be years old. */
export function standingEffects(news: StandingNews, now: Instant): StandingEffects {
  const { grants, endsAnnual = false } = STANDING_RULES[news.type];
  const eligible = isHolder(news) && news.standing === 'good';
  const granted = eligible ? grants.flatMap((type) => grantOf(type, news, now)) : [];
  return {
    grants: granted.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.parse(now)),
    frozen: news.standing === 'bad',
    endsAnnual,
  };
}

function grantOf(type: StandingGrant['type'], news: StandingNews, now: Instant): StandingGrant[] {
  const { accountReferenceId, tier, accountType, openedOn, nextAnniversaryOn } = news;
  if (type === 'AnnualCredit' && tier === 'premium') {
    return [
      {
        type,
        amountMinor: ANNUAL_CREDIT_MINOR,
        grantKey: annualKey(accountReferenceId, news.benefitPeriodFrom),
        expiresAt: creditEnds(type, now, { anniversaryOn: nextAnniversaryOn }),
      },
    ];
  }
  const fromOffer = news.limitedTimeOffer && tier === 'base' && accountType === 'Personal';
  if (type === 'OneTimeCredit' && fromOffer) {
    const expiresAt = creditEnds(type, now, { from: openedOn });
    return [
      { type, amountMinor: ONE_TIME_CREDIT_MINOR, grantKey: oneTimeKey(accountReferenceId), expiresAt },
    ];
  }
  return [];
}

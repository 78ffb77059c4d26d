/** Referral credit (B §4): who brings somebody new, and the new one, once their first trip is over. Pure. */
import { type Instant, isBefore, plusSeconds } from '../dates.ts';

/** For each of the two, in US cents. */
export const REFERRAL_MINOR = 50_00;
/** What the first trip has to cost. */
export const REFERRAL_LEAST_MINOR = 100_00;
/** From the first time that somebody signed in. */
export const REFERRAL_ENTER_DAYS = 30;
/** Friends for whom one person gets credit within `REFERRAL_YEAR_DAYS`. */
export const REFERRALS_MAX = 10;
export const REFERRAL_YEAR_DAYS = 365;

const DAY_SECONDS = 86_400;

type Newcomer = { readonly cameAt: Instant; readonly hasBooked: boolean; readonly hasEntered: boolean };
/** Whether somebody may still say who brought them. */
export const canEnterReferral = ({ cameAt, hasBooked, hasEntered }: Newcomer, now: Instant): boolean =>
  !hasBooked && !hasEntered && isBefore(now, plusSeconds(cameAt, REFERRAL_ENTER_DAYS * DAY_SECONDS));

/** `granted`: to both, or to the friend alone once the referrer had as many as they may. */
export const REFERRAL_STATES = ['waiting', 'granted', 'lapsed'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];
/** Without a trip until then it lapses. */
export const referralEnds = (enteredAt: Instant): Instant =>
  plusSeconds(enteredAt, REFERRAL_YEAR_DAYS * DAY_SECONDS);

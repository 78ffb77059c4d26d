/** The port for the issuer's events about its accounts' standing; travel credits follow them (B §4). */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { CustomerAccountRole } from '@sojourn/domain/wallet/redemption.ts';
import type { CallContext, Outcome } from '../outcome.ts';

export const STANDING_EVENT_TYPES = [
  'NewAccountOpening',
  'NewBenefitPeriod',
  'EnterBadStanding',
  'EnterGoodStanding',
  'Upgrade',
  'Downgrade',
  'Migrated',
] as const;
type StandingEventType = (typeof STANDING_EVENT_TYPES)[number];

/** One for each person of the account, with the account as it was after the event. */
export type StandingEvent = {
  /** Counts a person's events from 1, without gaps. */
  readonly seq: number;
  readonly type: StandingEventType;
  readonly at: Instant;
  readonly accountReferenceId: string;
  readonly role: CustomerAccountRole;
  readonly tier: 'premium' | 'base';
  readonly accountType: 'Personal' | 'Business';
  readonly standing: 'good' | 'bad';
  readonly openedOn: CalendarDate;
  /** Opened under the limited-time offer that brings the one-time credit (B §9). */
  readonly limitedTimeOffer: boolean;
  /** The first day of the benefit period that the event is in; the next begins a year later. */
  readonly benefitPeriodFrom: CalendarDate;
  readonly nextAnniversaryOn: CalendarDate;
};

export type StandingEvents = {
  /** A person's events after a number (0: all), oldest first; those of somebody unknown are none. */
  readonly eventsOf: (
    request: { readonly subject: string; readonly afterSeq: number },
    context: CallContext,
  ) => Promise<Outcome<readonly StandingEvent[], never>>;
};

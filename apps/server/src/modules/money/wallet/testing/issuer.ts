/** An issuer for tests: returns the events that a test lets happen, and stores miles by reference. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { date } from '@sojourn/domain/dates.ts';
import type { Earning, Redemptions } from '#suppliers/bank/redemptions-port.ts';
import type { StandingEvent, StandingEvents } from '#suppliers/bank/standing-port.ts';
import { ok, rejected, unavailable } from '#suppliers/outcome.ts';

export type Issuer = ReturnType<typeof createIssuer>;

export function createIssuer() {
  const events = new Map<string, StandingEvent[]>();
  const earnings = new Map<string, Earning>();
  const settings = { isAway: false, refuses: false, asked: 0 };
  const standing: StandingEvents = {
    eventsOf: async ({ subject, afterSeq }) => {
      settings.asked++;
      if (settings.isAway) return unavailable;
      return ok((events.get(subject) ?? []).filter(({ seq }) => seq > afterSeq));
    },
  };
  const redemptions: Pick<Redemptions, 'earn' | 'takeBack'> = {
    earn: async ({ reference, accountReferenceId, units, reason }) => {
      if (settings.isAway) return unavailable;
      if (settings.refuses) return rejected({ reason: 'NoEligibleAccount' });
      const known = earnings.get(reference);
      const earning = known ?? { reference, accountReferenceId, state: 'posted', units, reason };
      earnings.set(reference, earning);
      return ok(earning);
    },
    takeBack: async ({ reference }) => {
      if (settings.isAway) return unavailable;
      const known = earnings.get(reference);
      if (known) earnings.set(reference, { ...known, state: 'takenBack' });
      return ok(null);
    },
  };
  return {
    standing,
    redemptions,
    settings,
    /** Lets something happen to the account; the events of a person are counted from 1. */
    tell: (subject: string, type: StandingEvent['type'], more: Partial<StandingEvent> = {}) => {
      const told = events.get(subject) ?? [];
      const event: StandingEvent = {
        seq: told.length + 1,
        type,
        at: '2027-02-01T05:00:00.000Z' as Instant,
        accountReferenceId: 'acc_summit_1',
        role: 'Primary',
        tier: 'premium',
        accountType: 'Personal',
        standing: 'good',
        openedOn: date('2024-02-01'),
        limitedTimeOffer: false,
        benefitPeriodFrom: date('2027-02-01'),
        nextAnniversaryOn: date('2028-02-01'),
        ...more,
      };
      events.set(subject, [...told, event]);
    },
    /** Miles that stand on accounts now. */
    miles: () =>
      [...earnings.values()].reduce((sum, { state, units }) => (state === 'posted' ? sum + units : sum), 0),
  };
}

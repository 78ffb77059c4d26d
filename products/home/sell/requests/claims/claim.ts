/** A claim on a deposit as it is stored. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { stateMachine } from '@sojourn/server/workflow/machine.ts';
import { CLAIM, type ClaimState } from '#home/rules/booking/deposit.ts';
import type { RequestRef } from '../request.ts';

export const HOME_CLAIM_MACHINE = stateMachine({
  name: 'homeClaim',
  moves: CLAIM,
  table: 'home_claims',
  keys: ['claim_id'],
});

export type NewClaim = RequestRef & {
  readonly claimId: string;
  readonly amountMinor: number;
  readonly beyondMinor: number;
  readonly currency: Currency;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly claimedOn: CalendarDate;
  readonly claimedAt: Instant;
};
export type Claim = NewClaim & { readonly state: ClaimState; readonly isBeyondAccepted: boolean };

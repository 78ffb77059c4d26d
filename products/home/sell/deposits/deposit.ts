/** A deposit as it is stored. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, DepositId, PaymentId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { stateMachine } from '@sojourn/server/workflow/machine.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { DEPOSIT, type DepositState } from '#home/rules/booking/deposit.ts';

export const HOME_DEPOSIT_MACHINE = stateMachine({
  name: 'homeDeposit',
  moves: DEPOSIT,
  table: 'home_deposits',
  keys: ['deposit_id'],
});

export type DepositRef = Owner & { readonly depositId: DepositId };
/** The card that pays it; null where the booking was paid without one. */
export type DepositCard = {
  readonly paymentId: PaymentId;
  readonly cardOwner: string;
  readonly label: string;
};
export type NewDeposit = DepositRef & {
  readonly bookingId: BookingId;
  readonly homeId: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly card: DepositCard | null;
  readonly holdAt: Instant;
  readonly releaseAt: Instant;
};
export type Deposit = Omit<NewDeposit, 'card'> & {
  readonly state: DepositState;
  readonly paymentId: PaymentId | null;
  readonly cardOwner: string | null;
  readonly label: string;
  readonly permission: string | null;
  readonly attempt: number;
  readonly heldUntil: Instant | null;
  readonly takenMinor: number;
};

/** Ours at the gateway, one for each authorization. */
export const depositReference = ({ depositId }: DepositRef, attempt: number): string =>
  `${depositId}:${attempt}`;

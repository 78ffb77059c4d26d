import { money } from '@sojourn/domain/money.ts';
import type { HomeTripDeposit } from '#home/wire/home-deposits.ts';
import type { Deposit } from './deposit.ts';

/** As its guest sees it. */
export const viewDeposit = (deposit: Deposit): HomeTripDeposit => {
  const { depositId, homeId, state, amountMinor, takenMinor, currency, label, holdAt, releaseAt } = deposit;
  return {
    depositId,
    homeId: homeId as HomeTripDeposit['homeId'],
    state,
    amount: money(amountMinor, currency),
    taken: money(takenMinor, currency),
    label,
    holdAt,
    releaseAt,
  };
};

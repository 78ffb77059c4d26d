/** What each means of payment of a trip came to, and how much of it is back or on its way. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type Money, money } from '@sojourn/domain/money.ts';

export type PaidLine = TripDetail['tenders'][number] & { readonly back: Money };

/** What was forfeited comes back in no form. */
export const paidLines = ({ tenders, refunds, total }: Pick<TripDetail, 'tenders' | 'refunds' | 'total'>) =>
  tenders.map((tender): PaidLine => {
    const own = refunds.filter(
      ({ tenderNo, outcome }) => tenderNo === tender.tenderNo && outcome !== 'forfeited',
    );
    const backMinor = own.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    return { ...tender, back: money(backMinor, total.currency) };
  });

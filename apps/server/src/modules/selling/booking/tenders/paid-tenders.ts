/** Tenders with what was given back of each so far, and which refunds a cancellation owes. */
import type { GivenBack, Refund, Tender } from './store.ts';

type Money = { readonly tenders: readonly Tender[]; readonly refunds: readonly GivenBack[] };

export const paidTenders = ({ tenders, refunds }: Money) =>
  tenders.map((tender) => ({
    ...tender,
    refundedMinor: refunds
      .filter(({ tenderNo }) => tenderNo === tender.tenderNo)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));

/** Refunds of changes, goodwill and protections are sent by what owes them. */
export const isOfCancellation = ({ cause }: Pick<Refund, 'cause'>): boolean =>
  cause === null || !/^(chg_|prp_|ended:|reimbursed:)/.test(cause);

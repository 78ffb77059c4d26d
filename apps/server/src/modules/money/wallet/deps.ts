/** What the wallet's own changes need beside the transaction they are made in. */
import type { Effects } from '#context.ts';
import type { Tender } from './tender.ts';

export type WalletDeps = Pick<Effects, 'random'>;
/** Of what a booking holds and spends; `tenders`: all that modules have registered. */
export type TenderDeps = { readonly tenders: readonly Tender[] };

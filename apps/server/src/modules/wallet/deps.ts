/** What the wallet's own changes need beside the transaction they are made in. */
import type { Effects } from '../../context.ts';

export type WalletDeps = Pick<Effects, 'random'>;

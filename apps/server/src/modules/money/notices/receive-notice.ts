/** Stores a notice, so that it can be answered right away; what it means is found out afterwards. */
import type { Effects } from '#context.ts';
import type { PaymentNotices } from '#suppliers/payments/notices-port.ts';
import { storeNotice } from './store.ts';

export type ReceiveNotice = (
  sender: string,
  body: string,
  signature: string | undefined,
) => Promise<'stored' | 'refused' | 'nobody'>;

/** `nobody`: no such sender is set up; `refused`: it isn't signed by it. */
export const receiveNotice =
  ({ db, clock }: Pick<Effects, 'db' | 'clock'>, notices: PaymentNotices | null): ReceiveNotice =>
  async (sender, body, signature) => {
    if (notices?.sender !== sender) return 'nobody';
    const now = clock.now();
    const notice = notices.read(body, signature, now);
    if (!notice) return 'refused';
    await storeNotice(db, sender, notice, now);
    return 'stored';
  };

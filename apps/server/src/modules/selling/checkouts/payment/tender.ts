/** What checkouts need from a tender besides what the wallet does (methods, as in product.ts). */
import type { CheckoutPayment } from '@sojourn/contract/checkout-payment.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import type { SourceId } from '#modules/money/wallet/store.ts';
import type { Tender } from '#modules/money/wallet/tender.ts';
import type { MessageContent } from '#modules/platform/notify/messages.ts';
import type { Owner } from '#workflow/saga.ts';
import type { CheckoutRow } from '../checkout-row.ts';
import type { CheckoutProduct } from '../product.ts';

type Paid = Pick<CheckoutRow, 'quote' | 'draft'> & { readonly product: CheckoutProduct };

export type CheckoutTender<S extends SourceId = SourceId> = Tender<S> & {
  /**
   * The message that a booking which it pays failed, where nobody has seen the checkout: that's dropped then.
   * Left out where the checkout is a page, which stays.
   */
  failedMessage?(
    booking: { readonly bookingId: BookingId; readonly title: string },
    sourceId: S,
  ): MessageContent;
  /** Listed before the wallet's own credits, because it pays for this trip alone. */
  readonly isListedFirst: boolean;
  /** What of it can pay for a checkout now, in the order in which it's listed. */
  findUsable(db: Db, owner: Owner, checkout: Paid, now: Instant): Promise<CheckoutPayment['credits']>;
};

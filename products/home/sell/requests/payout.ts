/** What a host gets of a stay: without what guests pay for our service and to authorities. */
import type { Request } from './request.ts';

export const payoutMinor = ({ sent: { stay } }: Pick<Request, 'sent'>): number =>
  stay.price.total.amountMinor - stay.price.service.amountMinor - stay.price.taxes.amountMinor;

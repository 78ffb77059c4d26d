import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { useEffect, useState } from 'react';
import { rememberShownTotal, shownTotalOf } from '#shared/shown-total.ts';

/**
 * How much less it costs than the total that was shown before; a fall passes through, but is not kept
 * quiet.
 */
export function usePriceFall({ checkoutId, quote }: Checkout): Money | null {
  const { total } = quote;
  const [fall, setFall] = useState<Money | null>(null);
  useEffect(() => {
    const before = shownTotalOf(checkoutId);
    if (before !== null && before > total.amountMinor)
      setFall({ ...total, amountMinor: before - total.amountMinor });
    else if (before !== null && before < total.amountMinor) setFall(null);
    rememberShownTotal(checkoutId, total.amountMinor);
  }, [checkoutId, total]);
  return fall;
}

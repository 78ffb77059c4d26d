import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether the chosen card was removed: in another tab while it's shown here, or before the checkout was read
 * (`wasGone`). `clear`: nothing is chosen then. One that was just added isn't in the list yet.
 */
export function useRemovedCard(
  list: readonly Pick<PaymentMethod, 'paymentId'>[] | undefined,
  chosen: string | null,
  wasGone: boolean,
  clear: () => void,
): boolean {
  const [isRemoved, setRemoved] = useState(wasGone);
  const listed = useRef<string | null>(null);
  const isListed = list?.some(({ paymentId }) => paymentId === chosen) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list or the choice is another
  useEffect(() => {
    if (isListed) listed.current = chosen;
    else if (list && chosen !== null && listed.current === chosen) {
      setRemoved(true);
      clear();
    }
  }, [list, isListed, chosen]);
  useEffect(() => {
    if (isListed) setRemoved(false);
  }, [isListed]);
  return isRemoved && chosen === null;
}

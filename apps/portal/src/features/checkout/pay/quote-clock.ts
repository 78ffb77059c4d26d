/** How long a price is guaranteed; without a guarantee there's no clock, and the price may change. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

export type QuoteClock = {
  /** `open`: nothing is guaranteed. */
  readonly state: 'open' | 'held' | 'ending' | 'over';
  /** What is shown: "Price held for 14:32". */
  readonly text: TextRef;
  /**
   * Changes only at five and one minutes and at the end, so that a screen reader is not read every second.
   */
  readonly announcement: TextRef | null;
};

const ENDING_SECONDS = 120;
const ANNOUNCED_MINUTES = [5, 1] as const;

/** `over` is the server's own word; the browser's clock alone may run ahead or behind. */
export function viewOfQuoteClock(
  { expiresAt, isPriceHeld }: { readonly expiresAt: Instant; readonly isPriceHeld: boolean },
  now: Instant,
  over = false,
): QuoteClock {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 1000));
  if (over || seconds === 0) {
    const text = textRef(isPriceHeld ? 'checkout.clock.over' : 'checkout.clock.recheck');
    return { state: 'over', text, announcement: text };
  }
  if (!isPriceHeld) return { state: 'open', text: textRef('checkout.clock.open'), announcement: null };
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = ANNOUNCED_MINUTES.findLast((limit) => seconds <= limit * 60);
  return {
    state: seconds <= ENDING_SECONDS ? 'ending' : 'held',
    text: textRef('checkout.clock.held', { clock }),
    announcement: minutes ? textRef('checkout.clock.announce', { minutes }) : null,
  };
}

import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useEffect, useState } from 'react';
import { type QuoteClock, viewOfQuoteClock } from './quote-clock.ts';

/** The quote's clock, renewed each second while there is something left of it. */
export function useQuoteClock({ quote, quoteExpired }: Checkout): QuoteClock {
  const clock = useClock();
  const [now, setNow] = useState(clock.now);
  const view = viewOfQuoteClock(quote, now, quoteExpired);
  const over = view.state === 'over';
  useEffect(() => {
    setNow(clock.now());
    if (over) return;
    const timer = setInterval(() => setNow(clock.now()), 1000);
    return () => clearInterval(timer);
  }, [clock, over]);
  return view;
}

/** "Price held for 14:32", read aloud only near the end; or that the price may change. */
export function HoldClock({ view }: { readonly view: QuoteClock }) {
  const toText = useTextRef();
  return (
    <>
      <span className="num" role={view.state === 'open' ? undefined : 'timer'}>
        {toText(view.text)}
      </span>
      <span className="visually-hidden" role="status">
        {view.announcement && toText(view.announcement)}
      </span>
    </>
  );
}

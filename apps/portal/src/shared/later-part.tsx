import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Parts below the search: fetched when the browser has nothing better to do. */
export function LaterPart({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle && <Suspense fallback={null}>{children}</Suspense>;
}

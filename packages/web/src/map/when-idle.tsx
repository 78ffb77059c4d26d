import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

export const mapRoom = <Skeleton height="100%" radius={0} className="map-room" />;

/** True once the browser has nothing better to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

/** A map's place on the page: its room is there at once, its code comes when the list is on screen. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  return useIdle() ? <Suspense fallback={mapRoom}>{children}</Suspense> : mapRoom;
}

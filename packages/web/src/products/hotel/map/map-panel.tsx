/** The map's place on the page: its room is there at once, its code comes when the list is on screen. */
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#lazy-part.tsx';
import type { StaysMapProps } from './stays-map.tsx';

const StaysMap = lazyPart(() => import('./stays-map.tsx'));
const room = <Skeleton height="100%" radius={0} className="map-room" />;

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

export function MapPanel(
  props: Omit<StaysMapProps, 'box'> & { readonly box: StaysMapProps['box'] | undefined },
) {
  const isIdle = useIdle();
  const { box } = props;
  if (!isIdle || !box) return room;
  return (
    <Suspense fallback={room}>
      <StaysMap {...props} box={box} />
    </Suspense>
  );
}

/** The map's place on the page: its room is there at once, its code comes when the list is on screen. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { mapRoom, WhenIdle } from '@sojourn/web/map/when-idle.tsx';
import type { StaysMapProps } from './stays-map.tsx';

const StaysMap = lazyPart(() => import('./stays-map.tsx'));

export function MapPanel({
  box,
  ...props
}: Omit<StaysMapProps, 'box'> & { readonly box: StaysMapProps['box'] | undefined }) {
  if (!box) return mapRoom;
  return (
    <WhenIdle>
      <StaysMap {...props} box={box} />
    </WhenIdle>
  );
}

/** The flights' tab of the search card, loaded when it's opened; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { Suspense } from 'react';
import '../form/flight-form-room.css';

const Tab = lazyPart(async () => {
  const part = await import('./flight-search.tsx');
  part.warmFlightForm();
  return part;
});
export const warmFlightSearch = Tab.warm;

export const LazyFlightSearch = () => (
  <Suspense fallback={<div className="flight-form-room flight-form-room--card" />}>
    <Tab />
  </Suspense>
);

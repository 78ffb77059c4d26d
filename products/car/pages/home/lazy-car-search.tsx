/** The cars' tab of the search card, loaded when it's opened; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { Suspense } from 'react';
import '../form/car-form-room.css';

const Tab = lazyPart(async () => {
  const part = await import('./car-search.tsx');
  part.warmCarForm();
  return part;
});
export const warmCarSearch = Tab.warm;

export const LazyCarSearch = () => (
  <Suspense fallback={<div className="car-form-room car-form-room--card" />}>
    <Tab />
  </Suspense>
);

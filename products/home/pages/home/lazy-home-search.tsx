/** The homes' tab of the search card, loaded when it's opened; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { Suspense } from 'react';
import '../form/home-form-room.css';

const Tab = lazyPart(async () => {
  const part = await import('./home-search.tsx');
  part.warmHomeForm();
  return part;
});
export const warmHomeSearch = Tab.warm;

export const LazyHomeSearch = () => (
  <Suspense fallback={<div className="home-form-room home-form-room--card" />}>
    <Tab />
  </Suspense>
);

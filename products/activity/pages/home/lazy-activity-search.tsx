/** The activities' tab of the search card, loaded when it's opened; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { Suspense } from 'react';
import '../form/activity-form-room.css';

const Tab = lazyPart(async () => {
  const part = await import('./activity-search.tsx');
  part.warmActivityForm();
  return part;
});
export const warmActivitySearch = Tab.warm;

export const LazyActivitySearch = () => (
  <Suspense fallback={<div className="activity-form-room activity-form-room--card" />}>
    <Tab />
  </Suspense>
);

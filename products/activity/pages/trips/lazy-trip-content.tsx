/** The trip's page and its texts, only for an activity: each trip's page loads every product's part. */

import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { ContentProps } from './activity-trip-content.tsx';

const Content = lazyPart<ContentProps>(async () => {
  const [part] = await Promise.all([
    import('./activity-trip-content.tsx'),
    loadMessages('activity', 'activity-shop'),
  ]);
  return part;
});

export const LazyTripContent = (props: ContentProps) => (
  <Suspense fallback={<PageLoading />}>
    <Content {...props} />
  </Suspense>
);

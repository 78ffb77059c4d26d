/** The trip's page with its texts, for a ride only: every trip's page loads each product's part. */

import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { ContentProps } from './ride-trip-content.tsx';

const Content = lazyPart<ContentProps>(async () => {
  const [part] = await Promise.all([import('./ride-trip-content.tsx'), loadMessages('ground')]);
  return part;
});

export const LazyTripContent = (props: ContentProps) => (
  <Suspense fallback={<PageLoading />}>
    <Content {...props} />
  </Suspense>
);

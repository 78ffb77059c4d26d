/** On pages that show a trip: its flight is late or canceled, and the way to what can be done. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { DisruptedCard, NoticeProps } from './disrupted-card.ts';

/** With its texts, which few trips need. */
const Banner = lazyPart(async () => {
  const [part] = await Promise.all([import('./disruption-banner.tsx'), loadMessages('disruptions')]);
  return { default: part.DisruptionBanner };
});
const Tag = lazyPart(async () => {
  const [part] = await Promise.all([import('./disruption-banner.tsx'), loadMessages('disruptions')]);
  return { default: part.DisruptionTag };
});

export function DisruptionNotice(props: NoticeProps) {
  if (!props.trip.disruption) return null;
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  );
}

/** Of a trip in a list. */
export function DisruptionMark({ trip }: { readonly trip: DisruptedCard }) {
  if (!trip.disruption) return null;
  return (
    <Suspense fallback={null}>
      <Tag disruption={trip.disruption} />
    </Suspense>
  );
}

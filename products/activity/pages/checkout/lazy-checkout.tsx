/** The form with its texts, loaded for an activity only: every checkout's page loads each product's part. */
import { CheckoutSkeleton } from '@sojourn/portal/features/checkout/checkout-skeleton.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { FormProps } from './activity-checkout.tsx';

const Form = lazyPart<FormProps>(async () => {
  const [part] = await Promise.all([
    import('./activity-checkout.tsx'),
    loadMessages('activity', 'activity-results', 'activity-shop'),
  ]);
  return part;
});

export const LazyActivityCheckout = (props: FormProps) => (
  <Suspense fallback={<CheckoutSkeleton />}>
    <Form {...props} />
  </Suspense>
);

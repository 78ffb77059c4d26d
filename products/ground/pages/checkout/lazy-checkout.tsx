/** The form with its texts, loaded for a ride only: every checkout's page loads each product's part. */
import { CheckoutSkeleton } from '@sojourn/portal/features/checkout/checkout-skeleton.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { FormProps } from './ground-checkout.tsx';

const Form = lazyPart<FormProps>(async () => {
  const [part] = await Promise.all([import('./ground-checkout.tsx'), loadMessages('ground')]);
  return part;
});

export const LazyGroundCheckout = (props: FormProps) => (
  <Suspense fallback={<CheckoutSkeleton />}>
    <Form {...props} />
  </Suspense>
);

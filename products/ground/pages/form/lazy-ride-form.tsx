/** The form with its texts, loaded when a page needs it; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { RideFormProps } from './ride-form.tsx';

const Form = lazyPart<RideFormProps>(async () => {
  const [form] = await Promise.all([import('./ride-form.tsx'), loadMessages('ground')]);
  return form;
});
export const warmRideForm = Form.warm;

export const LazyRideForm = (props: RideFormProps) => (
  <Suspense fallback={<div className="ride-form-room" />}>
    <Form {...props} />
  </Suspense>
);

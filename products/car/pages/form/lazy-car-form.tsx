/** The cars' form with its texts, loaded when a page needs it; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { CarFormProps } from './car-form.tsx';
import './car-form-room.css';

const Form = lazyPart<CarFormProps>(async () => {
  const [form] = await Promise.all([import('./car-form.tsx'), loadMessages('car-form')]);
  return form;
});
export const warmCarForm = Form.warm;

export function LazyCarForm(props: CarFormProps) {
  return (
    <Suspense fallback={<div className={`car-form-room car-form-room--${props.look}`} />}>
      <Form {...props} />
    </Suspense>
  );
}

/** The flight form with its texts, loaded when a page needs it; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { FlightFormProps } from './flight-form.tsx';
import './flight-form-room.css';

const Form = lazyPart<FlightFormProps>(async () => {
  const [{ FlightForm }] = await Promise.all([import('./flight-form.tsx'), loadMessages('flight-form')]);
  return { default: FlightForm };
});
export const warmFlightForm = Form.warm;

export function LazyFlightForm(props: FlightFormProps) {
  return (
    <Suspense fallback={<div className={`flight-form-room flight-form-room--${props.look}`} />}>
      <Form {...props} />
    </Suspense>
  );
}

/** The activities' form with its texts, loaded when a page needs it; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { ActivityFormProps } from './activity-form.tsx';
import './activity-form-room.css';

const Form = lazyPart<ActivityFormProps>(async () => {
  const [form] = await Promise.all([import('./activity-form.tsx'), loadMessages('activity-form')]);
  return form;
});
export const warmActivityForm = Form.warm;

export function LazyActivityForm(props: ActivityFormProps) {
  return (
    <Suspense fallback={<div className={`activity-form-room activity-form-room--${props.look}`} />}>
      <Form {...props} />
    </Suspense>
  );
}

/** The homes' form with its texts, loaded when a page needs it; its space is reserved. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { HomeFormProps } from './home-form.tsx';
import './home-form-room.css';

const Form = lazyPart<HomeFormProps>(async () => {
  const [form] = await Promise.all([import('./home-form.tsx'), loadMessages('home-form')]);
  return form;
});
export const warmHomeForm = Form.warm;

export function LazyHomeForm(props: HomeFormProps) {
  return (
    <Suspense fallback={<div className={`home-form-room home-form-room--${props.look}`} />}>
      <Form {...props} />
    </Suspense>
  );
}

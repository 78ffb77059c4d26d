/** The bank's page, loaded with its words once a bank asks: most payments never need it. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { type ComponentProps, Suspense } from 'react';
import type { AttendedCheck as Loaded } from './attended-check.tsx';

const Check = lazyPart(async () => {
  const [part] = await Promise.all([import('./attended-check.tsx'), loadMessages('bank')]);
  return { default: part.AttendedCheck };
});

export const AttendedCheck = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Check {...props} />
  </Suspense>
);

/** The modal with its texts, loaded when somebody wants to edit. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { EditDriverProps } from './edit-driver.tsx';

export const LazyEditDriver = lazyPart<EditDriverProps>(async () => {
  const [modal] = await Promise.all([import('./edit-driver.tsx'), loadMessages('trip-details')]);
  return modal;
});

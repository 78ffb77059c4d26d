/** The modal with its texts, loaded when somebody wants to edit. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { EditRiderProps } from './edit-rider.tsx';

export const LazyEditRider = lazyPart<EditRiderProps>(async () => {
  const [modal] = await Promise.all([import('./edit-rider.tsx'), loadMessages('trip-details')]);
  return modal;
});

/** The modal with its texts, loaded when somebody wants to edit. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { EditGuestProps } from './edit-guest.tsx';

export const LazyEditGuest = lazyPart<EditGuestProps>(async () => {
  const [modal] = await Promise.all([import('./edit-guest.tsx'), loadMessages('trip-details')]);
  return modal;
});

/** The modal with its texts, loaded when somebody wants to edit. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { EditTravelerProps } from './edit-traveler.tsx';

export const LazyEditTraveler = lazyPart<EditTravelerProps>(async () => {
  const texts = loadMessages('trip-details', 'travelers', 'checkout', 'flight-checkout');
  const [modal] = await Promise.all([import('./edit-traveler.tsx'), texts]);
  return modal;
});

/** The modal with its texts, loaded when somebody wants to edit. */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { EditLeadProps } from './edit-lead.tsx';

export const LazyEditLead = lazyPart<EditLeadProps>(async () => {
  const [modal] = await Promise.all([import('./edit-lead.tsx'), loadMessages('trip-details')]);
  return modal;
});

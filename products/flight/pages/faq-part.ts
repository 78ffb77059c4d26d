import type { FaqPart } from '@sojourn/portal/shared/product/faq-part.ts';
import { VOID_WINDOWS } from '../rules/tickets/void-window.ts';

export const faqPart: FaqPart = {
  topic: {
    id: 'flights',
    capability: 'flights',
    questions: [
      { id: 'kinds', to: '/flights' },
      { id: 'fares' },
      { id: 'void' },
      { id: 'names' },
      { id: 'separate' },
      { id: 'prediction' },
      { id: 'late', to: '/trips' },
      { id: 'connection', to: '/terms/' },
    ],
  },
  values: { voidHours: VOID_WINDOWS[0].voidHours },
};

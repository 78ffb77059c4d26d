import { VOID_WINDOWS } from '@sojourn/domain/products/flight/tickets/void-window.ts';
import type { FaqPart } from '#shared/product/faq-part.ts';

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

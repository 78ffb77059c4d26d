import type { FaqPart } from '@sojourn/portal/shared/product/faq-part.ts';

export const faqPart: FaqPart = {
  topic: {
    id: 'ground',
    capability: 'ground',
    questions: [{ id: 'late' }, { id: 'driver' }],
  },
  values: {},
};

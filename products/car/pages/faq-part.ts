import type { FaqPart } from '@sojourn/portal/shared/product/faq-part.ts';

export const faqPart: FaqPart = {
  topic: { id: 'cars', capability: 'cars', questions: [{ id: 'desk' }, { id: 'deposit' }] },
  values: {},
};

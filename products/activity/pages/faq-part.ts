import type { FaqPart } from '@sojourn/portal/shared/product/faq-part.ts';

/** Hours that an operator has who confirms by hand. */
const BY_HAND_HOURS = 72;

export const faqPart: FaqPart = {
  topic: {
    id: 'activities',
    capability: 'activities',
    questions: [{ id: 'voucher' }, { id: 'by-hand' }, { id: 'minimum' }, { id: 'ages' }, { id: 'guide' }],
  },
  values: { byHandHours: BY_HAND_HOURS },
};

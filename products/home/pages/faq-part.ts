import type { FaqPart } from '@sojourn/portal/shared/product/faq-part.ts';
import { CLAIM_DAYS } from '../rules/booking/deposit.ts';
import { ANSWER_HOURS } from '../rules/booking/request.ts';

export const faqPart: FaqPart = {
  topic: {
    id: 'homes',
    capability: 'homes',
    questions: [
      { id: 'total' },
      { id: 'request' },
      { id: 'deposit' },
      { id: 'address' },
      { id: 'host-cancels' },
    ],
  },
  values: { hours: ANSWER_HOURS, days: CLAIM_DAYS },
};

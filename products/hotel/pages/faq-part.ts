import type { FaqPart } from '@sojourn/portal/shared/product/faq-part.ts';
import { COMPLIMENTARY_NIGHT_MIN_NIGHTS } from '../rules/stay-price.ts';

export const faqPart: FaqPart = {
  topic: {
    id: 'hotels',
    capability: 'hotels',
    questions: [
      { id: 'night', capability: 'complimentaryNight', to: '/terms/complimentary-night/' },
      { id: 'cancel' },
      { id: 'fees' },
      { id: 'pending' },
      { id: 'sold-out' },
    ],
  },
  values: { nights: COMPLIMENTARY_NIGHT_MIN_NIGHTS },
};

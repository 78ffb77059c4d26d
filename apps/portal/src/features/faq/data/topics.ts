/** The questions by topic; their words are `faq.<topic>.<question>.ask`, `.answer` and `.link`. */
import type { FaqTopic } from '#shared/product/faq-part.ts';

export const FAQ_TOPICS: readonly FaqTopic[] = [
  {
    id: 'payment',
    questions: [
      { id: 'ways' },
      { id: 'miles', to: '/wallet' },
      { id: 'charged' },
      { id: 'changed' },
      { id: 'card-refused', to: '/profile/' },
      { id: 'receipt', to: '/trips' },
    ],
  },
  {
    id: 'credits',
    questions: [
      { id: 'annual', to: '/wallet' },
      { id: 'one-time' },
      { id: 'expire' },
      { id: 'hold' },
      { id: 'dispute', to: '/wallet' },
      { id: 'offers', to: '/premium-offers/' },
    ],
  },
  {
    id: 'refunds',
    questions: [
      { id: 'how', to: '/trips' },
      { id: 'when' },
      { id: 'split' },
      { id: 'provider', to: '/terms/' },
      { id: 'add-ons', to: '/terms/' },
    ],
  },
  {
    id: 'session',
    questions: [
      { id: 'password' },
      { id: 'ended' },
      { id: 'access' },
      { id: 'contact' },
      { id: 'language' },
      { id: 'data' },
    ],
  },
  {
    id: 'company',
    capability: 'corporate',
    questions: [
      { id: 'seen', capability: 'corporate' },
      { id: 'acknowledge', capability: 'corporate' },
    ],
  },
];

import type { CardHue } from '@sojourn/ui/content/wallet-card.tsx';

/** The picture of a card in a list: company cards are graphite, a person's take turns. */
export const cardHue = (label: string, index: number): CardHue =>
  /business|fleet|corporate/i.test(label) ? 'graphite' : index % 2 === 0 ? 'teal' : 'slate';

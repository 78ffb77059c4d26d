import type { Text } from '@sojourn/web/text/use-text.tsx';
import { expect, test } from 'vitest';
import { reasonSentences } from './mix-reasons.ts';

const t = ((id: string, values: { label: string; amount: string }) =>
  [id, values.label, values.amount].filter(Boolean).join(' ')) as unknown as Text;
const wording = {
  t,
  locale: 'en',
  labelOf: (id: string | null) => (id === 'crd' ? 'Annual credit' : ''),
} as const;

test('what is so for two accounts is said once', () => {
  const more = (sourceId: string) => ({ code: 'MilesWorthMore' as const, sourceId, amountMinor: 100 });
  const unnamed = { ...wording, t: ((id: string) => id) as unknown as Text };
  expect(reasonSentences([more('summit'), more('trail')], unnamed)).toEqual([
    'checkout.best.reason.MilesWorthMore.unnamed',
  ]);
});

test('each reason names its source where the mix has it, and its own amount', () => {
  const reasons = [
    { code: 'ExpiresSoon' as const, sourceId: 'crd', amountMinor: 5_000 },
    { code: 'KeepsEarning' as const, sourceId: null, amountMinor: 99_792 },
  ];
  expect(reasonSentences(reasons, wording)).toEqual([
    'checkout.best.reason.ExpiresSoon Annual credit $50.00',
    'checkout.best.reason.KeepsEarning.unnamed $997.92',
  ]);
});

/** Where one meets a driver, in the reader's language. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import type { RideSummary, Stop } from '@sojourn/products/ground/sell/port/ride-port.ts';
import type { Service } from '../inventory/operators.ts';

const WORDS = {
  en: {
    sign: (pillar: number) => `Arrivals, pillar ${pillar}. The driver holds a sign with your name.`,
    bay: (bay: number) => `Bay ${bay}, a 5-minute walk from arrivals. Look for the shuttle’s name.`,
    door: (name: string) => `At the entrance of ${name}, on the street.`,
  },
  fr: {
    sign: (pillar: number) => `Arrivées, pilier ${pillar}. Le chauffeur tient une pancarte à votre nom.`,
    bay: (bay: number) => `Quai ${bay}, à 5 minutes à pied des arrivées. Cherchez le nom de la navette.`,
    door: (name: string) => `À l’entrée de ${name}, côté rue.`,
  },
} as const;

const PILLARS = 9;

export function meetingOf(
  { kind }: Pick<Service, 'kind'>,
  from: Stop,
  operatorId: string,
  locale: Locale,
): RideSummary['meeting'] {
  const words = WORDS[locale];
  if (from.kind !== 'airport') return { kind: 'door', words: words.door(from.name) };
  const nth = 1 + (hashText(`meet ${operatorId}`) % PILLARS);
  return kind === 'shared'
    ? { kind: 'bay', words: words.bay(nth) }
    : { kind: 'sign', words: words.sign(nth) };
}

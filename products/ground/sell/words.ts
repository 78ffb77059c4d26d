/** The words that the server itself says of a ride: on receipts and in mail. */
import { formatDate, formatTime, zoneName } from '@sojourn/domain/formats.ts';
import type { TransferKind } from '../rules/transfer.ts';
import type { TransferSummary } from '../wire/transfers.ts';

const EN = {
  kinds: {
    private: 'Private car',
    shared: 'Shared shuttle',
    premium: 'Premium car',
  } as Readonly<Record<TransferKind, string>>,
  ride: (kind: string, from: string, to: string) => `${kind}, ${from} to ${to}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  lines: { ride: 'Ride', night: 'Night ride', childSeats: 'Child seats' },
};
const FR: typeof EN = {
  kinds: {
    private: 'Voiture privée',
    shared: 'Navette partagée',
    premium: 'Voiture haut de gamme',
  },
  ride: (kind, from, to) => `${kind}, de ${from} à ${to}`,
  people: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  lines: { ride: 'Trajet', night: 'Trajet de nuit', childSeats: 'Sièges pour enfant' },
};
export const GROUND_WORDS = { en: EN, fr: FR } as const;

type Reader = 'en' | 'fr';
type Titled = Pick<TransferSummary, 'kind'> & {
  readonly from: { readonly name: string };
  readonly to: { readonly name: string };
};

export const rideName = ({ kind, from, to }: Titled, locale: Reader): string =>
  GROUND_WORDS[locale].ride(GROUND_WORDS[locale].kinds[kind], from.name, to.name);

export const dayText = ({ day }: Pick<TransferSummary, 'day'>, locale: Reader): string =>
  formatDate(day, locale, 'year');

/** With the zone of the clock. */
export function pickUpText({ pickUp, day, from }: TransferSummary, locale: Reader): string {
  const clock = zoneName(from.zone, pickUp.at, locale);
  return `${formatDate(day, locale, 'full')}, ${formatTime(pickUp.local, locale)} (${clock})`;
}

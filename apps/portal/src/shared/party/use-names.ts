import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { Party } from './party-store.ts';

/** Everybody by name, as the language lists them. */
export function useNames(party: Party): string {
  const locale = useLocale();
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(party.map(({ name }) => name));
}

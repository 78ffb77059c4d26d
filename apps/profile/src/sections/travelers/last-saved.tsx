import type { Person } from '@sojourn/contract/travelers.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { History } from 'lucide-react';

/** Where (the entry point of A §7) and when it was: a checkout saves over what was typed here. */
export function LastSaved({ person }: { readonly person: Person }) {
  const t = useText();
  const date = formatInstantDay(person.changedAt, useLocale(), 'year');
  const { entryPoint } = person;
  const id = entryPoint
    ? (`profileTravelers.lastSaved.${entryPoint}` as const)
    : 'profileTravelers.lastSaved';
  return (
    <p className="traveler-note small text-2">
      <History className="icon icon--s" aria-hidden="true" />
      <span>{t(id, { date })}</span>
    </p>
  );
}

import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Check, Luggage, Phone, X } from 'lucide-react';
import type { FareOffer } from '#flight/wire/flights.ts';
import { factsOfFare } from './fare-facts-view.ts';
import './fare-facts.css';

const ICONS = { bag: Luggage, yes: Check, no: X, contact: Phone };

/**
 * The three facts of a fare: bag or seat, change, cancel, each with its icon and its words. Props: `fare`, an
 * offer or a summary's slice (its `restrictions` and `cabinClassName` are read).
 */
export function FareFacts({ fare }: { readonly fare: Pick<FareOffer, 'restrictions' | 'cabinClassName'> }) {
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <ul className="fare-facts">
      {factsOfFare(fare, locale).map(({ key, mark, text }) => {
        const Icon = ICONS[mark];
        return (
          <li key={key} className={mark === 'no' ? 'fare-facts__no' : undefined}>
            <Icon className="icon icon--s" aria-hidden="true" />
            <span>{toText(text)}</span>
          </li>
        );
      })}
    </ul>
  );
}

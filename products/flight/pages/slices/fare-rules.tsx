import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Check, CircleDollarSign, Phone, X } from 'lucide-react';
import type { FareRestrictions } from '#flight/wire/flights.ts';
import { type RestrictionRow, restrictionsOf } from './fare-facts-view.ts';
import './fare-rules.css';

const ICONS = { check: Check, fee: CircleDollarSign, cross: X, contact: Phone };

export type FareFilter = Exclude<RestrictionRow['filter'], null>;
type FareRulesTableProps = {
  readonly rules: FareRestrictions;
  readonly className?: string;
  /** Narrows the results to fares that meet a restriction as this one does. */
  readonly onFilter?: (filter: FareFilter) => void;
};

/** All restrictions of a fare as rows, in the words of B §8. Props: `rules`, `className`, `onFilter`. */
export function FareRulesTable({ rules, className, onFilter }: FareRulesTableProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <KeyValues className={className}>
      {restrictionsOf(rules, locale).map(({ title, label, value, symbol, warningLevel, filter }) => {
        const Icon = ICONS[symbol];
        return (
          <KeyValue key={title} label={toText(label)}>
            <span className={`fare-rule fare-rule--${warningLevel}`}>
              <Icon className="icon icon--s" aria-hidden="true" />
              <span>{toText(value)}</span>
            </span>
            {title === 'Changes' && (symbol === 'check' || symbol === 'fee') && (
              <p className="small text-2">{t('flights.rule.fareDifference')}</p>
            )}
            {onFilter && filter && (
              <button type="button" className="link small fare-rule__filter" onClick={() => onFilter(filter)}>
                {t(`flights.rule.filter.${filter}`)}
              </button>
            )}
          </KeyValue>
        );
      })}
    </KeyValues>
  );
}

/** A facet's rows, each with how many flights it leaves and from how much. */

import { classNames } from '@sojourn/ui/class-names.ts';
import { FacetRow } from '@sojourn/ui/inputs/checkbox.tsx';
import '@sojourn/ui/inputs/check.css';
import { formatCount } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { type PriceBasis, scanned } from '#products/flight/search/price-basis.ts';
import type { FacetCount } from './facets-view.ts';

/** "12   $562": how many flights the choice leaves, and from how much. */
function Count({ found, basis }: { readonly found: FacetCount; readonly basis: PriceBasis }) {
  const t = useText();
  const locale = useLocale();
  return (
    <span className="flight-facets__count">
      <span>
        <span className="visually-hidden">{t('flightResults.facet.flights', { count: found.count })}</span>
        <span aria-hidden="true">{formatCount(found.count, locale)}</span>
      </span>
      {found.fromMinor !== null && (
        <span className="flight-facets__price">
          <span className="visually-hidden">{t('flightResults.facet.from')} </span>
          {scanned(basis.of(found.fromMinor), locale)}
        </span>
      )}
    </span>
  );
}

type RowProps = {
  readonly label: ReactNode;
  readonly found: FacetCount | undefined;
  readonly basis: PriceBasis;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Row({ label, found, basis, checked, onChange }: RowProps) {
  return (
    <FacetRow
      label={label}
      count={found && <Count found={found} basis={basis} />}
      none={found?.count === 0}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** One of several; the group's radios share a name. */
export function RadioRow({ name, ...row }: RowProps & { readonly name: string }) {
  const { label, found, basis, checked, onChange } = row;
  return (
    <label className={classNames('check', found?.count === 0 && 'check--none')}>
      <span className="check__box">
        <input type="radio" name={name} checked={checked} onChange={() => onChange(true)} />
      </span>
      <span className="check__text">{label}</span>
      {found && (
        <span className="check__count">
          <Count found={found} basis={basis} />
        </span>
      )}
    </label>
  );
}

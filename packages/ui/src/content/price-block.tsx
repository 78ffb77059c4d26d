import type { ReactNode } from 'react';
import './price-block.css';
import { classNames } from '../class-names.ts';

export type PriceBlockProps = {
  /** The per-unit line above the total: "$309 avg/night". */
  readonly lead?: ReactNode;
  /** The struck price before the per-unit one, with the hidden word that says so ("was"). */
  readonly was?: { readonly price: string; readonly label: string };
  /** The total with taxes, already printed. */
  readonly total: ReactNode;
  /** What the total covers: "4 nights with taxes". */
  readonly covers?: ReactNode;
  /** What in it is paid elsewhere, below what it covers. */
  readonly note?: ReactNode;
  /** Miles of the printed total. */
  readonly miles?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly size?: 'l' | 'xl';
};

/**
 * Money in its fixed order: per unit, total, what it covers, miles. At the end in lists, at the start
 * in cells.
 */
export function PriceBlock({
  lead,
  was,
  total,
  covers,
  note,
  miles,
  align = 'start',
  size = 'l',
}: PriceBlockProps) {
  return (
    <div className={classNames('price', align === 'end' && 'price--end', size === 'xl' && 'price--xl')}>
      {(lead || was) && (
        <span className="price__note">
          {was && (
            <>
              <span className="visually-hidden">{was.label} </span>
              <s className="price__was">{was.price}</s>{' '}
            </>
          )}
          {lead}
        </span>
      )}
      <b className="price__total">{total}</b>
      {covers && <span className="price__note">{covers}</span>}
      {note}
      {miles && <span className="price__miles">{miles}</span>}
    </div>
  );
}

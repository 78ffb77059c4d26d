import type { ReactNode } from 'react';
import './price-bar.css';

type PriceBarProps = {
  /** The amount, already printed. */
  readonly total: string;
  readonly covers: string;
  /** The button. */
  readonly children: ReactNode;
};

/** On phones the amount and the way on stay at the bottom, where the tab bar is on other pages. */
export function PriceBar({ total, covers, children }: PriceBarProps) {
  return (
    <div className="price-bar only-phone">
      <div className="price-bar__row">
        <div className="grow">
          <b className="money-m">{total}</b>
          <p className="micro text-3">{covers}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

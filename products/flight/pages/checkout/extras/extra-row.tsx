import { money } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { ReactNode } from 'react';
import './extras.css';

type RowProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly lines: readonly string[];
  readonly none: string;
  /** Null where it isn’t known yet. */
  readonly amountMinor: number | null;
  readonly action: string;
  readonly disabled: boolean;
  readonly onOpen: () => void;
};

/** What is chosen of one kind, what it costs, and the way to change it. */
export function ExtraRow({ icon, title, lines, none, amountMinor, action, disabled, onOpen }: RowProps) {
  const locale = useLocale();
  return (
    <div className="extra">
      <span className="extra__icon" aria-hidden="true">
        {icon}
      </span>
      <div className="extra__text">
        <h3 className="title-s">{title}</h3>
        {lines.length === 0 ? (
          <p className="small text-2">{none}</p>
        ) : (
          <ul className="small text-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {lines.length > 0 && amountMinor !== null && (
        <b className="title-s num">{formatMoney(money(amountMinor), locale)}</b>
      )}
      <Button variant="secondary" size="s" disabled={disabled} onClick={onOpen}>
        {action}
      </Button>
    </div>
  );
}

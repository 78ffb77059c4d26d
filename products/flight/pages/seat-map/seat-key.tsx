import { classNames } from '@sojourn/ui/class-names.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { X } from 'lucide-react';
import type { Seated } from './seat-view.ts';

const STATES = ['own', 'party', 'free', 'legroom', 'taken', 'unfit'] as const;

type SeatKeyProps = {
  readonly seated: readonly Seated[];
  /** Whose turn it is. */
  readonly active: Seated | undefined;
  readonly hasExits: boolean;
};

/** What the looks of a seat mean, that the figures are dollars, and why some are not for this traveler. */
export function SeatKey({ seated, active, hasExits }: SeatKeyProps) {
  const t = useText();
  const hasUnfit = hasExits && seated.some(({ exitBar }) => exitBar !== undefined);
  const hasParty = seated.length > 1;
  const shown = STATES.filter((state) => (state !== 'unfit' || hasUnfit) && (state !== 'party' || hasParty));
  return (
    <div className="seat-key small text-2">
      <ul aria-hidden="true">
        {shown.map((state) => (
          <li key={state}>
            <span
              className={classNames(
                'seat seat--sample',
                state === 'legroom' ? 'seat--free seat--legroom' : `seat--${state}`,
              )}
            >
              {state === 'taken' && <X />}
            </span>
            {t(`seats.key.${state}`)}
          </li>
        ))}
      </ul>
      <p className="text-3">{t('seats.key.prices')}</p>
      <p role="status">
        {hasExits && active?.exitBar && t('seats.exitNote', { bar: active.exitBar, name: active.name })}
      </p>
    </div>
  );
}

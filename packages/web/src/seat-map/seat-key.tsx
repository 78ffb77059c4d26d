import { classNames } from '@sojourn/ui/class-names.ts';
import { X } from 'lucide-react';
import { useText } from '../text/use-text.tsx';

const STATES = ['own', 'party', 'free', 'legroom', 'taken', 'unfit'] as const;

/** What the looks of a seat mean, and that the figures are dollars. */
export function SeatKey({ hasUnfit, hasParty }: { readonly hasUnfit: boolean; readonly hasParty: boolean }) {
  const t = useText();
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
    </div>
  );
}

import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import { AirportField } from '../form/airport-field.tsx';

type FlyingFromProps = {
  readonly code: string | undefined;
  /** Whether it was opened by hand, so that typing begins at once. */
  readonly takesFocus: boolean;
  readonly onCode: (code: string) => void;
  /** How to leave it as it is. */
  readonly keep?: { readonly city: string; readonly onKeep: () => void } | undefined;
};

/** The airport that fares are looked up from. */
export function FlyingFrom({ code, takesFocus, onCode, keep }: FlyingFromProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.select();
  }, [takesFocus]);
  return (
    <div className="flying-from" ref={element}>
      <AirportField
        end="from"
        label={t('flightStart.from.label')}
        code={code}
        error={undefined}
        onCode={(next) => next && onCode(next)}
      />
      {keep && (
        <Button variant="tertiary" onClick={keep.onKeep}>
          {t('flightStart.from.keep', { city: keep.city })}
        </Button>
      )}
    </div>
  );
}

/** The airport that searches begin at (A §2.8): a field with suggestions; on phones they have a sheet. */
import type { HomeAirport } from '@sojourn/domain/preferences/flight-choices.ts';
import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PlaneTakeoff, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AirportSearchField, type HomeAirportProps } from './airport-search-field.tsx';
import './home-airport.css';

/** Enter takes a suggestion; the form around is sent by its button. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

export function HomeAirportField({ value, onChange }: HomeAirportProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const root = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange(null);
    // The button that was pressed goes away
    root.current?.querySelector<HTMLElement>('input, .home-airport__open')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key of the field inside from the form
    <div ref={root} className="home-airport" onKeyDown={keepEnter}>
      {isPhone ? (
        <SheetField value={value} onChange={onChange} />
      ) : (
        <AirportSearchField value={value} onChange={onChange} />
      )}
      {value && (
        <IconButton
          ghost
          className="home-airport__clear"
          label={t('profilePreferences.homeAirport.clear')}
          icon={<X aria-hidden="true" />}
          onClick={clear}
        />
      )}
    </div>
  );
}

function SheetField({ value, onChange }: HomeAirportProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const choose = (airport: HomeAirport | null) => {
    onChange(airport);
    if (airport) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="input home-airport__open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PlaneTakeoff className="icon" aria-hidden="true" />
        <span className="visually-hidden">{t('profilePreferences.homeAirport')}</span>
        <span className={value ? 'home-airport__name' : 'home-airport__name text-3'}>
          {value?.label ?? t('profilePreferences.homeAirport.placeholder')}
        </span>
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('profilePreferences.homeAirport')}
        closeLabel={t('shell.close')}
      >
        <div ref={sheet} className="home-airport__sheet">
          <AirportSearchField value={value} onChange={choose} />
        </div>
      </Sheet>
    </>
  );
}

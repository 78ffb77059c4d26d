import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FlyingFrom } from './flying-from.tsx';

/** Asks for an airport, where none is known. */
export function AskFrom({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useText();
  return (
    <div className="card card--padded good-fares__ask">
      <FlyingFrom code={undefined} takesFocus={false} onCode={onCode} />
      <div className="grow">
        <p className="text-2">{t('flightStart.from.ask')}</p>
        <Link
          to="/profile/"
          search={{ section: 'flight-preferences' }}
          className="link link--alone good-fares__home"
        >
          {t('flightStart.from.home')}
        </Link>
      </div>
    </div>
  );
}

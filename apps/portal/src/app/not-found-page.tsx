import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { MapPinOff } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import { useTitle } from '#shared/text/use-title.ts';

export function NotFoundPage() {
  const t = useText();
  useTitle(t('shell.notFound.title'));
  return (
    <div className="wrap">
      <Problem
        icon={<MapPinOff />}
        title={t('shell.notFound.title')}
        actions={
          <>
            <Link to="/" className={buttonClass()}>
              {t('shell.toHome')}
            </Link>
            <Link to="/trips" className={buttonClass({ variant: 'secondary' })}>
              {t('shell.nav.trips')}
            </Link>
            <Link to="/faq/" className={buttonClass({ variant: 'secondary' })}>
              {t('shell.footer.faq')}
            </Link>
          </>
        }
      >
        {t('shell.notFound.text')}
      </Problem>
    </div>
  );
}

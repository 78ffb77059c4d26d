import { Button } from '@sojourn/ui/button.tsx';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { Problem } from '#shared/page-state.tsx';
import { useText } from '#shared/text/use-text.tsx';

/** A page that broke: the generic copy of A §8, with the way to try again and the way back. */
export function RouteError({ reset }: ErrorComponentProps) {
  const t = useText();
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="wrap">
      <Problem
        icon={<CloudOff />}
        title={t('shell.broken.title')}
        actions={
          <>
            <Button onClick={again}>{t('shell.searchAgain')}</Button>
            <Button variant="secondary" onClick={() => router.history.back()}>
              {t('shell.goBack')}
            </Button>
          </>
        }
      >
        {t('shell.broken.text')}
      </Problem>
    </div>
  );
}

import { Button } from '@sojourn/ui/inputs/button.tsx';
import { PageLoading, Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { MissingFile, reloadOnce } from '#shared/missing-file.ts';
import { useRouter } from '#shared/router/router-provider.tsx';
import { useTitle } from '#shared/text/use-title.ts';

/** The entry's own address: its hash names the build. */
const BUILD = import.meta.url;

type Failure = { readonly error: unknown; readonly reset: () => void };

/**
 * A page that broke: the generic copy of A §8, with the way to try again and the way back. One whose files
 * are gone with their build is asked for anew at the same address.
 */
export function RouteError({ error, reset }: Failure) {
  const [isReloading] = useState(() => error instanceof MissingFile && reloadOnce(BUILD));
  return isReloading ? <PageLoading /> : <Broken reset={reset} />;
}

function Broken({ reset }: Pick<Failure, 'reset'>) {
  const t = useText();
  const router = useRouter();
  useTitle(t('shell.broken.title'));
  const again = () => {
    reset();
    void router.reload();
  };
  return (
    <div className="wrap">
      <Problem
        icon={<CloudOff />}
        title={t('shell.broken.title')}
        actions={
          <>
            <Button onClick={again}>{t('shell.searchAgain')}</Button>
            <Button variant="secondary" onClick={router.back}>
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

import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError } from '@sojourn/web/api/api-error.ts';
import { markSignedOut, readToken, storeToken } from '@sojourn/web/api/credentials.ts';
import { forgetPerson } from '@sojourn/web/cached-person.ts';
import { clearStored } from '@sojourn/web/storage.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from '#shared/router/link.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

type Ending = 'going' | 'ended' | 'unsure';

/** Ends the session on the server, forgets it here, and lets the bank end its own. */
function useEnding(): Ending {
  const queries = useQueryClient();
  const [ending, setEnding] = useState<Ending>(readToken() === null ? 'ended' : 'going');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || readToken() === null) return;
    begun.current = true;
    const end = async () => {
      let bank: string | null = null;
      let isSure = true;
      try {
        bank = (await api.endSession()).endSessionUrl;
      } catch (thrown) {
        // A session that is unknown to the server has ended as well.
        isSure = thrown instanceof ApiError && (thrown.status === 401 || thrown.status === 403);
      }
      markSignedOut();
      storeToken(null);
      // Searches, unsent input, opened stays, the page to return to: none of it is for the next customer
      forgetPerson();
      clearStored('session');
      queries.clear();
      if (bank) location.assign(bank);
      else setEnding(isSure ? 'ended' : 'unsure');
    };
    void end();
  }, [queries]);
  return ending;
}

export function EndSessionPage() {
  const t = useText();
  const ending = useEnding();
  if (ending === 'going') {
    return (
      <SignInScreen title={t('session.end.going')}>
        <span className="spinner" aria-hidden="true" />
      </SignInScreen>
    );
  }
  const isSure = ending === 'ended';
  return (
    <SignInScreen title={t(isSure ? 'session.end.title' : 'session.end.failedTitle')}>
      <p className="text-2">{t(isSure ? 'session.end.text' : 'session.end.failed')}</p>
      <Link to="/login" className={buttonClass({ full: true })}>
        {t('session.again')}
      </Link>
    </SignInScreen>
  );
}

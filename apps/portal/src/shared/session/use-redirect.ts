/** Carries out what `decideRedirect` decides: nothing else leads away from a page for its session's sake. */
import { hasSignedOut, storeToken } from '@sojourn/web/api/credentials.ts';
import { readStored } from '@sojourn/web/storage.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { CAMPAIGN } from '@sojourn/web/tracking/track.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRouter } from '#shared/router/router-provider.tsx';
import { useNavigate } from '#shared/router/use-place.ts';
import { type Answer, decideRedirect, type StoredItems } from './decide-redirect.ts';
import { DELEGATED_PATH, isDelegatedTab } from './delegated-tab.ts';
import { clearReturnUrl, flagInvalidSession, readReturnUrl, saveReturnUrl } from './return-url.ts';

const readItems = (): StoredItems => ({
  returnTo: readReturnUrl(),
  utmSource: new URLSearchParams(readStored('session', CAMPAIGN) ?? '').get('utm_source'),
});

/** Returns false when the page itself deals with the answer. */
export function useRedirect(): (answer: Answer) => boolean {
  const navigate = useNavigate();
  const router = useRouter();
  const { adminOrigin } = useTenant();
  const queries = useQueryClient();
  return useCallback(
    (answer) => {
      const redirect = decideRedirect(answer, router.place, readItems(), adminOrigin);
      if (redirect.to === 'stay') return false;
      if (answer.kind === 'loggedIn' || answer.kind === 'letIn') clearReturnUrl();
      if (redirect.to === 'site') {
        location.assign(redirect.href);
        return true;
      }
      // What's cached for the customer stays for their return (cached-person.ts), what's in memory doesn't
      if (redirect.endsSession) queries.clear();
      if (redirect.endsSession && isDelegatedTab()) {
        storeToken(null);
        void navigate({ to: DELEGATED_PATH, replace: true });
        return true;
      }
      // Who signed out asked for it: nothing to come back to
      const isSignedOut = redirect.endsSession === true && hasSignedOut();
      if (redirect.returnTo !== undefined && !isSignedOut) saveReturnUrl(redirect.returnTo);
      if (redirect.endsSession && !isSignedOut) flagInvalidSession();
      if (redirect.endsSession) storeToken(null);
      void navigate({ href: redirect.href, replace: true });
      return true;
    },
    [navigate, router, adminOrigin, queries],
  );
}

import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { Suspense } from 'react';

const DelegationBanner = lazyPart(() => import('./delegation-banner.tsx'));

/** Few sessions have an agent in them. */
export function DelegationNotice() {
  const session = useSession();
  if (!session?.delegation) return null;
  return (
    <Suspense>
      <DelegationBanner session={session} />
    </Suspense>
  );
}

/** Where the link in a host's mail leads: who has it answers the request, writes, and later claims. */
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link2Off } from 'lucide-react';
import '../requests/requests.css';
import { HostRequest } from './host-request.tsx';
import { useHostPage } from './use-host-page.ts';

const TOKEN = /^[\w.-]{40,260}$/;

export function HostPage() {
  const { token = '' } = useParams('/host/$token');
  return TOKEN.test(token) ? <Loaded token={token} /> : <DeadLink why="wrong" />;
}

function Loaded({ token }: { readonly token: string }) {
  const t = useText();
  const { data, error, refetch } = useHostPage(token);
  useTitle(t(data?.kind === 'booking' ? 'homeRequests.hostPage.booking' : 'homeRequests.hostPage'));
  if (data) return <HostRequest token={token} page={data} />;
  if (!error)
    return (
      <div className="wrap host-page" aria-hidden="true">
        <Skeleton height={160} />
        <Skeleton height={220} />
      </div>
    );
  const code = codeOf(error);
  if (code === 'NotFound' || code === 'InvalidInput') return <DeadLink why="wrong" />;
  if (code === 'HostLinkExpired') return <DeadLink why="expired" />;
  return (
    <Problem
      title={t('homeRequests.hostPage.failed')}
      actions={<Button onClick={() => void refetch()}>{t('homeRequests.hostPage.retry')}</Button>}
    />
  );
}

function DeadLink({ why }: { readonly why: 'wrong' | 'expired' }) {
  const t = useText();
  useTitle(t(`homeRequests.link.${why}.title`));
  return (
    <Problem icon={<Link2Off />} title={t(`homeRequests.link.${why}.title`)}>
      {t(`homeRequests.link.${why}.text`)}
    </Problem>
  );
}

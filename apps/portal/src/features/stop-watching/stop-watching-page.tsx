import type { WatchLink } from '@sojourn/contract/watches.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellOff, Link2Off } from 'lucide-react';
import { useTitle } from '#shared/text/use-title.ts';
import './stop-watching.css';
import { useParams } from '#shared/router/use-place.ts';

const TOKEN = /^[\w.-]{40,200}$/;

/** Where a link in mail leads: stops a watch for who has the link, after they confirm it. */
export function StopWatchingPage() {
  const { token } = useParams('/stop-watching/$token');
  return token && TOKEN.test(token) ? <LoadedLink token={token} /> : <DeadLink />;
}

function LoadedLink({ token }: { readonly token: string }) {
  const t = useText();
  const language = useLocale().startsWith('fr') ? 'fr' : 'en';
  const { data, error, refetch } = useQuery({
    queryKey: ['watch-link', token, language],
    queryFn: ({ signal }): Promise<WatchLink> =>
      api.getWatchLink({ params: { token }, query: { locale: language } }, { signal }),
  });
  useTitle(t('watch.link.title'));
  if (data) return <Content token={token} language={language} link={data} />;
  if (!error) return <Loading />;
  if (codeOf(error) === 'NotFound') return <DeadLink />;
  return (
    <Problem
      title={t('watch.link.failed.title')}
      actions={<Button onClick={() => void refetch()}>{t('watch.list.retry')}</Button>}
    >
      {t('watch.link.failed.text')}
    </Problem>
  );
}

function DeadLink() {
  const t = useText();
  useTitle(t('watch.link.dead.title'));
  return (
    <Problem icon={<Link2Off />} title={t('watch.link.dead.title')}>
      {t('watch.link.dead.text')}
    </Problem>
  );
}

type ContentProps = {
  readonly token: string;
  readonly language: 'en' | 'fr';
  readonly link: WatchLink;
};

function Content({ token, language, link: { title, startsOn, endsOn, state } }: ContentProps) {
  const t = useText();
  const locale = useLocale();
  const stop = useMutation({
    mutationFn: () => api.stopWatchByLink({ params: { token }, input: { locale: language } }),
  });
  const isStopped = stop.data?.state === 'ended';
  const isOver = state === 'ended' || isStopped;
  return (
    <div className="wrap stop-watching">
      <Card padded raised className="stop-watching__card">
        <BellOff className="icon stop-watching__mark" aria-hidden="true" />
        <h1 className="display-m">
          {t(isStopped ? 'watch.link.stopped' : isOver ? 'watch.link.ended' : 'watch.link.ask')}
        </h1>
        <p>
          <b>{title}</b>
          <br />
          <span className="text-2">{formatDateRange(startsOn, endsOn, locale, 'year')}</span>
        </p>
        <p className="text-2" role={isOver ? 'status' : undefined}>
          {t(isOver ? 'watch.link.endedText' : 'watch.link.askText')}
        </p>
        {!isOver && (
          <Button loading={stop.isPending} loadingLabel={t('watch.stop.busy')} onClick={() => stop.mutate()}>
            {t('watch.link.confirm')}
          </Button>
        )}
        {stop.isError && (
          <p className="small text-bad" role="alert">
            {t('watch.stop.failed')}
          </p>
        )}
      </Card>
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap stop-watching" aria-hidden="true">
      <Card padded raised className="stop-watching__card">
        <Skeleton width="70%" height={32} />
        <Skeleton width="50%" height={20} />
        <Skeleton width={180} height={44} />
      </Card>
    </div>
  );
}

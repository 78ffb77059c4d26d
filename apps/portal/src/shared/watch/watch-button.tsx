import type { WatchedTrip, WatchInput } from '@sojourn/contract/watches.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Bell, BellRing } from 'lucide-react';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { useWatchOf, useWatchPrice } from './use-watches.ts';
import './watch.css';
import { Link } from '#shared/router/link.tsx';

type Props = {
  readonly input: WatchInput;
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 's';
};

/** "Watch this price"; once it's watched, from which price on there's mail, and the way to the list. */
export function WatchButton({ input, variant = 'secondary', size }: Props) {
  const t = useText();
  const isAgent = useIsAgent();
  const watched = useWatchOf(input);
  const watch = useWatchPrice();
  if (isAgent) return null;
  if (watched) return <Watching alertAt={watched.alertAt} />;
  return (
    <div className="watch-button">
      <Button
        variant={variant}
        {...(size ? { size } : {})}
        icon={<Bell aria-hidden="true" />}
        loading={watch.isPending}
        loadingLabel={t('watch.button.busy')}
        onClick={() => watch.mutate(input)}
      >
        {t('watch.button')}
      </Button>
      {watch.isError && <Trouble thrown={watch.error} />}
    </div>
  );
}

type WatchingProps = Pick<WatchedTrip, 'alertAt'>;

function Watching({ alertAt }: WatchingProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <p className="watch-button__on small" role="status">
      <BellRing className="icon icon--s" aria-hidden="true" />
      <span>
        <b>{t('watch.button.on')}</b>{' '}
        {alertAt
          ? t('watch.button.alert', { price: formatMoney(alertAt, locale) })
          : t('watch.button.alertAgain')}{' '}
        <Link to="/trips" search={{ view: 'watched' }} className="link">
          {t('watch.button.see')}
        </Link>
      </span>
    </p>
  );
}

function Trouble({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <p role="alert" className="small text-bad">
      <b>{title}</b> {cause} {action}
    </p>
  );
}

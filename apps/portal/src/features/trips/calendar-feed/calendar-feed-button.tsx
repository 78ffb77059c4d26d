import type { CalendarFeed } from '@sojourn/contract/calendar-feed.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '@sojourn/ui/inputs/button.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '../share/copy-field.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** All trips in the traveler's own calendar program, at their newest times. */
export function CalendarFeedButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={<CalendarSync aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('trips.feed')}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('trips.feed.title')}
        closeLabel={t('booking.close')}
      >
        <FeedForm />
      </Modal>
    </>
  );
}

/** `webcal:` opens the program that subscribes to it. */
const asWebcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

function FeedForm() {
  const t = useText();
  const { shown, renew, end } = useCalendarFeed();
  const url = renew.data?.url;
  const feed = shown.data?.feed;
  const isFailed = renew.isError || end.isError || (shown.isError && !shown.data);
  return (
    <div className="share">
      <p className="text-2">{t('trips.feed.text')}</p>
      {url && (
        <>
          <CopyField label={t('trips.feed.address')} value={url} />
          <p className="small text-2">{t('trips.feed.once')}</p>
          <LinkButton href={asWebcal(url)}>{t('trips.feed.open')}</LinkButton>
        </>
      )}
      {shown.isPending && <Skeleton height={44} radius={10} />}
      {feed && <FeedState feed={feed} />}
      {shown.data && (
        <div className="row row--wrap gap-3">
          <Button
            variant={feed ? 'secondary' : 'primary'}
            loading={renew.isPending}
            loadingLabel={t('trips.feed.busy')}
            onClick={() => renew.mutate()}
          >
            {t(feed ? 'trips.feed.renew' : 'trips.feed.create')}
          </Button>
          {feed && (
            <Button
              variant="tertiary"
              loading={end.isPending}
              loadingLabel={t('trips.feed.busy')}
              onClick={() => end.mutate(undefined, { onSuccess: () => renew.reset() })}
            >
              {t('trips.feed.end')}
            </Button>
          )}
        </div>
      )}
      {isFailed && (
        <p className="small text-bad" role="alert">
          {t('trips.feed.failed')}
        </p>
      )}
    </div>
  );
}

function FeedState({ feed }: { readonly feed: NonNullable<CalendarFeed['feed']> }) {
  const t = useText();
  const locale = useLocale();
  const { createdAt, lastReadAt } = feed;
  return (
    <p className="small">
      {t('trips.feed.since', { at: formatInstant(createdAt, locale) })}{' '}
      {lastReadAt ? t('trips.feed.read', { at: formatInstant(lastReadAt, locale) }) : t('trips.feed.unread')}
    </p>
  );
}

import type { TripShare } from '@sojourn/contract/shares.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from './copy-field.tsx';
import './share.css';
import { useTripShares } from './use-trip-shares.ts';

type Props = { readonly bookingId: BookingId };

/** Lets others see when and where a trip is, by a link that ends. */
export function ShareButton({ bookingId }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" icon={<Share aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('trip.share')}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('trip.share.title')}
        closeLabel={t('booking.close')}
      >
        <ShareForm bookingId={bookingId} />
      </Modal>
    </>
  );
}

const DAYS = [7, 30, 90] as const;

function ShareForm({ bookingId }: Props) {
  const t = useText();
  const [days, setDays] = useState<(typeof DAYS)[number]>(30);
  const { listed, create, end } = useTripShares(bookingId, true);
  const shares = listed.data?.shares ?? [];
  const isFailed = create.isError || end.isError || listed.isError;
  return (
    <div className="share">
      <p className="text-2">{t('trip.share.text')}</p>
      {create.data ? (
        <>
          <CopyField label={t('trip.share.link')} value={create.data.url} />
          <p className="small text-2">{t('trip.share.once')}</p>
        </>
      ) : (
        <>
          <SelectField
            label={t('trip.share.days')}
            value={days}
            onChange={({ target }) => setDays(DAYS.find((each) => String(each) === target.value) ?? 30)}
          >
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {t('trip.share.forDays', { days: each })}
              </option>
            ))}
          </SelectField>
          <Button
            loading={create.isPending}
            loadingLabel={t('trip.share.busy')}
            onClick={() => create.mutate(days)}
          >
            {t('trip.share.create')}
          </Button>
        </>
      )}
      {isFailed && (
        <p className="small text-bad" role="alert">
          {t('trip.share.failed')}
        </p>
      )}
      {shares.length > 0 && (
        <section aria-label={t('trip.share.links')}>
          <h3 className="title-s">{t('trip.share.links')}</h3>
          <ul className="share__links">
            {shares.map((share) => (
              <ShareLine
                key={share.shareId}
                share={share}
                isBusy={end.isPending && end.variables === share.shareId}
                onEnd={() => end.mutate(share.shareId, { onSuccess: () => create.reset() })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type LineProps = { readonly share: TripShare; readonly isBusy: boolean; readonly onEnd: () => void };

function ShareLine({ share: { createdAt, expiresAt }, isBusy, onEnd }: LineProps) {
  const t = useText();
  const locale = useLocale();
  const created = formatInstantDay(createdAt, locale, 'year');
  const until = formatInstantDay(expiresAt, locale, 'year');
  return (
    <li className="share__link">
      <span className="small">{t('trip.share.line', { created, until })}</span>
      <Button
        variant="tertiary"
        size="s"
        loading={isBusy}
        loadingLabel={t('trip.share.ending')}
        onClick={onEnd}
      >
        {t('trip.share.end')}
        <span className="visually-hidden"> {t('trip.share.line', { created, until })}</span>
      </Button>
    </li>
  );
}

/** The vouchers alone, large enough for a scanner, with what's to know at the gate. */
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { MapPin, Phone, Printer } from 'lucide-react';
import { mapLink } from '#activity/pages/shared/map-link.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { BringList } from '../trips/bring-list.tsx';
import { useSavedVoucher } from '../trips/use-saved-voucher.ts';
import { Vouchers } from '../trips/vouchers.tsx';

export function VoucherPage() {
  const { bookingId } = useParams('/trips/$bookingId/voucher');
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Experience' ? <Loaded key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function Loaded({ trip }: { readonly trip: ActivityTripDetail }) {
  const t = useText();
  const isSaved = useSavedVoucher(trip);
  const { activity, bookingId, codes } = trip;
  const { operator, meetingPoint } = activity;
  useTitle(t('activity.voucher.title', { name: activity.activity.name }));
  return (
    <div className="voucher-page">
      <p className="small">
        <BackLink>
          <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
            {t('activity.voucher.back')}
          </Link>
        </BackLink>
      </p>
      <div className="row row--between row--wrap gap-3">
        <h1 className="display-m">{t('activity.trip.vouchers', { count: Math.max(1, codes.length) })}</h1>
        {codes.length > 0 && (
          <Button
            variant="secondary"
            size="s"
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('activity.voucher.print')}
          </Button>
        )}
      </div>
      <div className="vouchers">
        {codes.length === 0 ? (
          <Banner tone="info">{t('activity.voucher.none')}</Banner>
        ) : (
          <>
            <Vouchers trip={trip} />
            <p className="small text-2">{t(isSaved ? 'activity.voucher.kept' : 'activity.voucher.online')}</p>
          </>
        )}
      </div>
      <div className="voucher-page__facts">
        <p className="row row--top gap-2">
          <MapPin className="icon" aria-hidden="true" />
          <span>
            {meetingPoint.words}{' '}
            <a href={mapLink(meetingPoint.position)} target="_blank" rel="noreferrer" className="link">
              {t('activity.meet.directions')}
            </a>
          </span>
        </p>
        <p className="row gap-2">
          <Phone className="icon" aria-hidden="true" />
          <PhoneLink number={operator.phone} className="link--alone">
            {t('activity.trip.call', { phone: operator.phone })}
          </PhoneLink>
        </p>
        <BringList activity={activity} />
      </div>
    </div>
  );
}

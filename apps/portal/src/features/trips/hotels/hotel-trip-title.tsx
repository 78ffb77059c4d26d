import type { HotelTripDetail } from '@sojourn/contract/trips.ts';
import { calendarOf } from '@sojourn/domain/booking/stay-calendar.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { BackLink } from '@sojourn/ui/back-link.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { useToast } from '@sojourn/ui/toast.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { saveFile } from '@sojourn/web/save-file.ts';
import { StayLink } from '@sojourn/web/stay-link.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, ReceiptText } from 'lucide-react';
import { datesOf, type TripView } from '../trip-view.ts';
import { guestNames } from './guest-names.ts';

export type HotelTripTitleProps = {
  readonly trip: HotelTripDetail;
  readonly view: TripView;
  readonly onReceipts: () => void;
};

/** Where, when, who, and what can be taken along: calendar and receipt. */
export function HotelTripTitle({ trip, view, onReceipts }: HotelTripTitleProps) {
  const t = useText();
  const locale = useLocale();
  const { stay } = trip;
  return (
    <Card raised className="trip-title">
      <div className="grow">
        <p className="small">
          <BackLink>
            <Link to="/trips" search={{ view: trip.time === 'Past' ? 'past' : undefined }} className="link">
              {t('trip.back')}
            </Link>
          </BackLink>
        </p>
        <h1 className="display-l trip-title__name">{view.title}</h1>
        <p className="text-2">
          {t('trip.subtitle', {
            city: stay.city,
            dates: datesOf(trip, locale),
            guests: guestNames(trip.guests, locale),
          })}
        </p>
      </div>
      <div className="row row--wrap gap-3 trip-title__actions">
        {view.actions.includes('calendar') && <CalendarButton trip={trip} view={view} />}
        <Button variant="secondary" size="s" icon={<ReceiptText aria-hidden="true" />} onClick={onReceipts}>
          {t('trip.action.receipts')}
        </Button>
        {view.actions.includes('bookAgain') && (
          <StayLink
            place={{ stayId: stay.stayId as StayId, source: 'trip', rooms: stay.rooms }}
            className={buttonClass({ size: 's' })}
          >
            {t('trip.action.bookAgain')}
          </StayLink>
        )}
      </div>
    </Card>
  );
}

function CalendarButton({ trip, view }: Pick<HotelTripTitleProps, 'trip' | 'view'>) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const toast = useToast();
  const { stay, confirmationCode } = trip;
  const save = () => {
    const description = [
      t('trip.calendar.room', { room: stay.roomName, guests: guestNames(trip.guests, locale) }),
      ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
      t('trip.calendar.phone', { phone: stay.phone }),
    ];
    const texts = {
      summary: t('trip.calendar.summary', { hotel: stay.name, city: stay.city }),
      description,
      status: view.status === 'confirmed' || view.status === 'changed' ? 'CONFIRMED' : 'TENTATIVE',
    } as const;
    saveFile(`${stay.city}-${stay.checkIn}.ics`, 'text/calendar', calendarOf(trip, texts, clock.now()));
    toast({ text: t('trip.calendar.done') });
  };
  return (
    <Button variant="secondary" size="s" icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
      {t('trip.action.calendar')}
    </Button>
  );
}

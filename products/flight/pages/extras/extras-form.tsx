/** Step one: the seats and bags as they shall be. Nothing is asked of the airline before both are chosen. */
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Armchair, Luggage } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isSameExtras, openSlices } from '#flight/rules/travelers/booked-extras.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { FlightExtras } from '#flight/wire/flights.ts';
import { BagDialog } from '../checkout/extras/bag-dialog.tsx';
import { ExtraRow } from '../checkout/extras/extra-row.tsx';
import { bagLines, seatLines } from '../checkout/extras/extras-view.ts';
import { SeatDialog } from '../seat-map/seat-dialog.tsx';
import { seatedOnTrip } from './seated-on-trip.ts';

type Props = {
  readonly trip: FlightTripDetail;
  readonly change: Change;
  readonly extras: FlightExtras;
  readonly onExtras: (extras: FlightExtras) => void;
};

export function ExtrasForm({ trip, change, extras, onExtras }: Props) {
  const t = useText();
  const toText = useTextRef();
  const clock = useClock();
  const [open, setOpen] = useState<'seats' | 'bags' | null>(null);
  const [isTried, setTried] = useState(false);
  const slices = openSlices(trip.flight.slices, clock.now());
  const seated = seatedOnTrip(trip);
  const { seats, bags } = extras;
  const { price, flight } = trip;
  const isSame = isSameExtras(extras, trip.extras);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isSame) change.quote({ kind: 'Extras', extras: { kind: 'Flight', ...extras } });
  };
  const close = () => setOpen(null);
  const save = (part: Partial<FlightExtras>) => {
    onExtras({ ...extras, ...part });
    close();
  };
  // What is chosen anew has no price before the airline has been asked
  const paidFor = (kind: 'seats' | 'bags', minor: number) =>
    JSON.stringify(extras[kind]) === JSON.stringify(trip.extras[kind]) ? minor : null;
  if (slices.length === 0) return <Banner>{t('flightExtras.closed')}</Banner>;
  return (
    <div className="change__grid">
      <form className="change__main" onSubmit={submit} noValidate>
        <h2 className="visually-hidden">{t('flightExtras.yours')}</h2>
        <Card className="card__rows">
          <ExtraRow
            icon={<Armchair className="icon" />}
            title={t('checkout.extras.seats')}
            lines={seatLines(flight, extras, seated).map(toText)}
            none={t('checkout.extras.noSeats')}
            amountMinor={paidFor('seats', price.seatsMinor)}
            action={t(seats.length > 0 ? 'checkout.extras.changeSeats' : 'checkout.extras.chooseSeats')}
            disabled={change.isQuoting}
            onOpen={() => setOpen('seats')}
          />
          <ExtraRow
            icon={<Luggage className="icon" />}
            title={t('checkout.extras.bags')}
            lines={bagLines(flight, extras).map(toText)}
            none={t('checkout.extras.noBags')}
            amountMinor={paidFor('bags', price.bagsMinor)}
            action={t(bags.length > 0 ? 'checkout.extras.changeBags' : 'checkout.extras.addBags')}
            disabled={change.isQuoting}
            onOpen={() => setOpen('bags')}
          />
        </Card>
        {isTried && isSame && (
          <p role="alert" className="small text-bad">
            {t('flightExtras.same')}
          </p>
        )}
        <div>
          <Button type="submit" loading={change.isQuoting} loadingLabel={t('flightExtras.busy')}>
            {t('flightExtras.submit')}
          </Button>
        </div>
        <Dialogs trip={trip} extras={extras} slices={slices} open={open} onSave={save} onClose={close} />
      </form>
      <HowItWorks />
    </div>
  );
}

type DialogsProps = Pick<Props, 'trip' | 'extras'> & {
  readonly slices: readonly number[];
  readonly open: 'seats' | 'bags' | null;
  readonly onSave: (part: Partial<FlightExtras>) => void;
  readonly onClose: () => void;
};

/** Each begins with what is chosen by then. */
function Dialogs({ trip, extras, slices, open, onSave, onClose }: DialogsProps) {
  const { flight, bookingId } = trip;
  const shared = { flight, seated: seatedOnTrip(trip), problem: undefined, saving: false, onClose };
  if (open === 'seats')
    return (
      <SeatDialog
        {...shared}
        seats={extras.seats}
        booked={{ bookingId, slices }}
        onSave={(seats) => onSave({ seats })}
      />
    );
  if (open === 'bags')
    return <BagDialog {...shared} bags={extras.bags} onSave={(bags) => onSave({ bags })} />;
  return null;
}

function HowItWorks() {
  const t = useText();
  return (
    <Card as="aside" padded className="change__aside">
      <h2 className="title-m">{t('flightExtras.how')}</h2>
      <ul className="change__facts small text-2">
        <li>{t('flightExtras.how.price')}</li>
        <li>{t('flightExtras.how.back')}</li>
        <li>{t('flightExtras.how.until')}</li>
      </ul>
    </Card>
  );
}

import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Armchair, Luggage } from 'lucide-react';
import { SeatDialog } from '#flight/pages/seat-map/seat-dialog.tsx';
import type { Seated } from '#flight/pages/seat-map/seat-view.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import { BagDialog } from './bag-dialog.tsx';
import { ExtraRow } from './extra-row.tsx';
import { bagLines, seatLines } from './extras-view.ts';
import { useExtras } from './use-extras.ts';

type ExtrasSectionProps = {
  readonly checkout: FlightCheckout;
  /** Everybody of the party with a seat. */
  readonly seated: readonly Seated[];
  readonly disabled: boolean;
  /** Which of the two is open; the page opens the seats after one was taken. */
  readonly open: 'seats' | 'bags' | null;
  readonly onOpen: (open: 'seats' | 'bags' | null) => void;
  /** Other seats or bags are quoted: what failed before them is a thing of the past. */
  readonly onSaved: () => void;
};

/** Seats and bags, each with what is chosen and what it costs. Both can be left for later. */
export function ExtrasSection(props: ExtrasSectionProps) {
  const { checkout, seated, disabled, onOpen } = props;
  const t = useText();
  const toText = useTextRef();
  const extras = useExtras(checkout);
  const { flight, quote } = checkout;
  const { seats, bags } = checkout.extras;
  const show = (which: 'seats' | 'bags') => {
    extras.reset();
    onOpen(which);
  };
  const texts = useErrorTexts(extras.error ? codeOf(extras.error) : 'SeatTaken');
  const problem = extras.error ? `${texts.title}. ${texts.action}` : undefined;
  return (
    <CheckoutSection id="checkout-extras" title={t('checkout.extras.title')}>
      <Card className="card__rows">
        <ExtraRow
          icon={<Armchair className="icon" />}
          title={t('checkout.extras.seats')}
          lines={seatLines(flight, checkout.extras, seated).map(toText)}
          none={t('checkout.extras.noSeats')}
          amountMinor={quote.price.seatsMinor}
          action={t(seats.length > 0 ? 'checkout.extras.changeSeats' : 'checkout.extras.chooseSeats')}
          disabled={disabled}
          onOpen={() => show('seats')}
        />
        <ExtraRow
          icon={<Luggage className="icon" />}
          title={t('checkout.extras.bags')}
          lines={bagLines(flight, checkout.extras).map(toText)}
          none={t('checkout.extras.noBags')}
          amountMinor={quote.price.bagsMinor}
          action={t(bags.length > 0 ? 'checkout.extras.changeBags' : 'checkout.extras.addBags')}
          disabled={disabled}
          onOpen={() => show('bags')}
        />
      </Card>
      <Dialogs {...props} extras={extras} problem={problem} />
    </CheckoutSection>
  );
}

type DialogsProps = ExtrasSectionProps & {
  readonly extras: ReturnType<typeof useExtras>;
  readonly problem: string | undefined;
};

/** Mounted while they are open only, so that each begins with what is chosen by then. */
function Dialogs({ checkout, seated, open, onOpen, onSaved, extras, problem }: DialogsProps) {
  const { flight } = checkout;
  const close = () => onOpen(null);
  const done = () => {
    close();
    onSaved();
  };
  const shared = { flight, seated, problem, saving: extras.isPending, onClose: close };
  if (open === 'seats') {
    return (
      <SeatDialog
        {...shared}
        seats={checkout.extras.seats}
        onSave={(seats) => extras.mutate({ seats }, { onSuccess: done })}
      />
    );
  }
  if (open === 'bags') {
    return (
      <BagDialog
        {...shared}
        bags={checkout.extras.bags}
        onSave={(bags) => extras.mutate({ bags }, { onSuccess: done })}
      />
    );
  }
  return null;
}

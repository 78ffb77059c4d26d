import type { FlightExtras, FlightSummary } from '@sojourn/contract/flights.ts';
import { Banner } from '@sojourn/ui/banner.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Modal } from '@sojourn/ui/modal.tsx';
import { Stepper } from '@sojourn/ui/stepper.tsx';
import { sliceSaid } from '@sojourn/web/flight-trip/trip-words.ts';
import { useSay } from '@sojourn/web/said.ts';
import type { Seated } from '@sojourn/web/seat-map/seat-view.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { piecesOf, withPieces } from './extras-view.ts';

type Bags = FlightExtras['bags'];
const PIECES_MAX = 3;

export type BagDialogProps = {
  readonly flight: FlightSummary;
  readonly seated: readonly Seated[];
  readonly bags: Bags;
  readonly saving: boolean;
  readonly problem: string | undefined;
  readonly onSave: (bags: Bags) => void;
  readonly onClose: () => void;
};

/** Checked bags beyond those in the fare, for each traveler and way. */
export function BagDialog({ flight, seated, bags, saving, problem, onSave, onClose }: BagDialogProps) {
  const t = useText();
  const [chosen, setChosen] = useState(bags);
  return (
    <Modal
      open
      size="m"
      title={t('checkout.bags.title')}
      closeLabel={t('booking.close')}
      locked={saving}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={saving} onClick={onClose}>
            {t('checkout.bags.cancel')}
          </Button>
          <Button loading={saving} loadingLabel={t('checkout.bags.saving')} onClick={() => onSave(chosen)}>
            {t(chosen.length > 0 ? 'checkout.bags.save' : 'checkout.bags.saveNone')}
          </Button>
        </>
      }
    >
      <div className="bags">
        {problem && (
          <Banner tone="bad" live="alert">
            {problem}
          </Banner>
        )}
        {flight.slices.map(({ sliceId }, slice) => (
          <SliceBags
            key={sliceId}
            flight={flight}
            slice={slice}
            seated={seated}
            bags={chosen}
            onChange={setChosen}
          />
        ))}
      </div>
    </Modal>
  );
}

type SliceBagsProps = Pick<BagDialogProps, 'flight' | 'seated' | 'bags'> & {
  readonly slice: number;
  readonly onChange: (bags: Bags) => void;
};

function SliceBags({ flight, slice, seated, bags, onChange }: SliceBagsProps) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const { segments, rules } = flight.slices[slice]!;
  const [from, to] = [segments[0]!.origin.city, segments.at(-1)!.destination.city];
  return (
    <section className="bags__slice" aria-label={t('checkout.bags.slice', { from, to })}>
      <h3 className="title-s">
        {say(sliceSaid(flight.tripType, slice))}: {t('checkout.bags.slice', { from, to })}
      </h3>
      <p className="small text-2">
        {t('checkout.bags.included', { carryOn: rules.carryOnPieces, checked: rules.checkedPieces })}{' '}
        {rules.firstBag
          ? t('checkout.bags.price', { price: formatMoney(rules.firstBag, locale) })
          : t('checkout.bags.atAirport')}
      </p>
      {rules.firstBag &&
        seated.map(({ index, name }) => {
          const pieces = piecesOf(bags, slice, index);
          return (
            <Stepper
              key={index}
              label={name}
              value={pieces}
              min={0}
              max={PIECES_MAX}
              decreaseLabel={t('checkout.bags.fewer', { name, to })}
              increaseLabel={t('checkout.bags.more', { name, to })}
              onChange={(next) => onChange(withPieces(bags, slice, index, next))}
            />
          );
        })}
    </section>
  );
}

import { money } from '@sojourn/domain/money.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useState } from 'react';
import { sliceText } from '#flight/pages/itinerary/trip-words.ts';
import type { Seated } from '#flight/pages/seat-map/seat-view.ts';
import type { FlightExtras, FlightSummary } from '#flight/wire/flights.ts';
import { bagPriceList, bagSum, nextBag } from './bag-prices-view.ts';
import { piecesOf, withPieces } from './extras-view.ts';
import './extras.css';

type Bags = FlightExtras['bags'];
const PIECES_MAX = 3;

type BagDialogProps = {
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
        <BagTotal flight={flight} bags={chosen} />
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
  const toText = useTextRef();
  const locale = useLocale();
  const sold = itemAt(flight.slices, slice);
  const { segments, restrictions } = sold;
  const [from, to] = [first(segments).origin.city, last(segments).destination.city];
  return (
    <section className="bags__slice" aria-label={t('checkout.bags.slice', { from, to })}>
      <h3 className="title-s">
        {toText(sliceText(flight.tripType, slice))}: {t('checkout.bags.slice', { from, to })}
      </h3>
      <p className="small text-2">
        {t('checkout.bags.included', {
          carryOn: restrictions.baggageInfo.carryOnPieces,
          checked: restrictions.detailBaggageInfo.pieces,
        })}{' '}
        {t(
          restrictions.detailBaggageInfo.charges.firstPiece
            ? 'checkout.bags.more.each'
            : 'checkout.bags.atAirport',
        )}
      </p>
      {restrictions.detailBaggageInfo.charges.firstPiece && (
        <ul className="bags__prices small num" aria-label={t('checkout.bags.prices', { from, to })}>
          {bagPriceList(sold, locale).map((price) => (
            <li key={price.values?.number}>{toText(price)}</li>
          ))}
        </ul>
      )}
      {restrictions.detailBaggageInfo.charges.firstPiece &&
        seated.map(({ index, name }) => {
          const pieces = piecesOf(bags, slice, index);
          const next = nextBag(sold, pieces, locale);
          return (
            <Stepper
              key={index}
              label={name}
              hint={next && <span className="num">{toText(next)}</span>}
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

/** The total of all chosen bags; announced after every change. */
function BagTotal({ flight, bags }: Pick<BagDialogProps, 'flight' | 'bags'>) {
  const t = useText();
  const locale = useLocale();
  const sum = bagSum(flight.slices, bags);
  return (
    <p className="title-s num" role="status">
      {sum === undefined
        ? t('checkout.bags.sum.later')
        : sum.count === 0
          ? t('checkout.bags.sum.none')
          : t('checkout.bags.sum', { count: sum.count, price: formatMoney(money(sum.minor), locale) })}
    </p>
  );
}

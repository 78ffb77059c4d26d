/** Everything about one slice: its flights and changes on a rail, and what each class allows. */
import { first, last } from '@sojourn/domain/present.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Leaf } from 'lucide-react';
import { useState } from 'react';
import { BrandNote } from '#flight/pages/slices/brand-note.tsx';
import { type FareFilter, FareRulesTable } from '#flight/pages/slices/fare-rules.tsx';
import { SegmentTimeline } from '#flight/pages/slices/segment-timeline.tsx';
import { useSliceView } from '#flight/pages/slices/use-slice-view.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import type { OpenedFlight } from '#flight/wire/flight-search.ts';
import './flight-details.css';

type FlightDetailsProps = {
  readonly option: OpenedFlight;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onFilter: (filter: FareFilter) => void;
};

function Body({ option, onFilter }: Pick<FlightDetailsProps, 'option' | 'onFilter'>) {
  const t = useText();
  const locale = useLocale();
  const [fareClass, setClass] = useState<FareClass>(option.shown);
  const fare = option.fares.find((each) => each.fareClass === fareClass) ?? first(option.fares);
  return (
    <div className="flight-details">
      {option.multiTicketType === 'virtualInterline' && (
        <Banner tone="warn" size="s" title={t('flights.kind.virtualInterline')}>
          {t('flightResults.details.selfTransfer')}
        </Banner>
      )}
      {option.multiTicketType === 'hackerFare' && (
        <Banner size="s" title={t('flights.kind.hackerFare')}>
          {t('flightResults.details.hackerFare')}
        </Banner>
      )}
      <SegmentTimeline slice={option.slice} cabins={fare.cabinClassName} />
      <section>
        <h3 className="title-m">{t('flightResults.details.fares')}</h3>
        {option.fares.length > 1 && (
          <Segmented
            className="flight-details__classes"
            label={t('flightResults.facet.class')}
            value={fareClass}
            onChange={setClass}
            options={option.fares.map((each) => ({
              value: each.fareClass,
              label: t(`flights.class.${each.fareClass}`),
            }))}
          />
        )}
        <BrandNote slice={option.slice} fare={fare} />
        <FareRulesTable rules={fare.restrictions} className="small" onFilter={onFilter} />
        <p className="small text-2 flight-details__co2">
          <Leaf className="icon icon--s" aria-hidden="true" />
          {t('flights.co2', { kg: formatCount(fare.co2Kg, locale) })}
        </p>
      </section>
    </div>
  );
}

export function FlightDetails({ option, open, onClose, onFilter }: FlightDetailsProps) {
  const t = useText();
  const locale = useLocale();
  const view = useSliceView()(option.slice);
  const { zonedDepartureTime, origin } = first(option.slice.segments);
  const { destination } = last(option.slice.segments);
  return (
    <Modal
      open={open}
      onClose={onClose}
      eyebrow={`${formatDate(zonedDepartureTime, locale)} · ${view.duration} · ${view.airlines}`}
      title={t('flightResults.details.title', { from: origin.city, to: destination.city })}
      closeLabel={t('shell.close')}
    >
      <Body option={option} onFilter={onFilter} />
    </Modal>
  );
}

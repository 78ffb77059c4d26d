import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Leaf } from 'lucide-react';
import { backToSlice } from '../itinerary/trip-url.ts';
import { sliceText } from '../itinerary/trip-words.ts';
import { BrandNote } from '../slices/brand-note.tsx';
import { FareRulesTable } from '../slices/fare-rules.tsx';
import { SegmentTimeline } from '../slices/segment-timeline.tsx';
import { useSliceView } from '../slices/use-slice-view.ts';
import { ClassChoices, type ClassChoicesProps } from './class-choices.tsx';

/** One slice whole: its flights on a rail, what its fare allows, and the other classes of it. */
export function SliceCard(props: ClassChoicesProps) {
  const { review, slice, url } = props;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const view = useSliceView();
  const { flight } = review;
  const chosen = itemAt(flight.slices, slice);
  const shown = view(chosen);
  const titleId = `review-slice-${slice}`;
  return (
    <Card as="section" className="review-slice" aria-labelledby={titleId}>
      <header className="review-slice__head">
        <div>
          <p className="small text-2">
            {toText(sliceText(flight.tripType, slice))},{' '}
            {formatDate(first(chosen.segments).zonedDepartureTime, locale)}
          </p>
          <h2 id={titleId} className="title-l">
            {t('review.slice', {
              from: first(chosen.segments).origin.city,
              to: last(chosen.segments).destination.city,
            })}
          </h2>
          <p className="small text-2">
            {toText(shown.stopsText)}, {shown.duration} · {shown.airlines}
          </p>
        </div>
        <Link to="/flights" search={backToSlice(url, slice)} className="link small nowrap">
          {t('review.change')}
        </Link>
      </header>
      <div className="review-slice__body">
        <SegmentTimeline slice={chosen} cabins={chosen.cabinClassName} ticketNos={chosen.ticketNos} />
        <div className="review-slice__fare">
          <h3 className="title-s">
            {t('review.fare', { fareClass: chosen.fareClass, brand: chosen.fareShelf.shortBrandName })}
          </h3>
          <BrandNote slice={chosen} fare={chosen} />
          <FareRulesTable rules={chosen.restrictions} className="small" />
          <p className="small text-2 row">
            <Leaf className="icon icon--s" aria-hidden="true" /> {t('flights.co2', { kg: chosen.co2Kg })}
          </p>
        </div>
      </div>
      <ClassChoices {...props} />
    </Card>
  );
}

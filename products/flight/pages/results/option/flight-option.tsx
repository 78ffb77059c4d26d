/** One flight of the list: times, airline, price; it unfolds into its fare families. */
import { milesFor } from '@sojourn/domain/money.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import { shownFare } from '#flight/rules/fares/shown-fare.ts';
import { flightJudge } from '#flight/rules/flight-policy.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { OpenedFlight } from '#flight/wire/flight-search.ts';
import type { FareOffer } from '#flight/wire/flights.ts';
import '@sojourn/ui/content/price-block.css';
import { PolicyTag, PreferredTag } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { usePreferred } from '@sojourn/portal/shared/policy/use-preferred.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Tag, type Tone } from '@sojourn/ui/content/tag.tsx';
import { formatMiles } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import {
  ChevronDown,
  Gauge,
  type LucideIcon,
  Tags,
  ThumbsUp,
  TicketSlash,
  TriangleAlert,
} from 'lucide-react';
import { memo, useId, useState } from 'react';
import { offerFacts, type TripSoFar } from '#flight/pages/policy/policy-facts.ts';
import type { FormTrip } from '#flight/pages/search/flight-draft.ts';
import { type PriceBasis, scanned } from '#flight/pages/search/price-basis.ts';
import { AirlineTile } from '#flight/pages/slices/airline-tile.tsx';
import type { FareFilter } from '#flight/pages/slices/fare-rules.tsx';
import { SliceLine } from '#flight/pages/slices/slice-line.tsx';
import { operatorsOf } from '#flight/pages/slices/slice-view.ts';
import { useSliceView } from '#flight/pages/slices/use-slice-view.ts';
import type { Opening } from '../use-opened-flight.ts';
import { FareFamilies } from './fare-families.tsx';
import { FlightDetails } from './flight-details.tsx';
import './flight-option.css';
import { OpeningNote } from './opening-note.tsx';
import { type OptionTag, tagsOf } from './option-view.ts';
import { ScoreWhy } from './score-why.tsx';

const TAGS: Readonly<Record<OptionTag, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  bestValue: { tone: 'brand', icon: ThumbsUp },
  cheapest: { tone: 'good', icon: Tags },
  fastest: { tone: 'info', icon: Gauge },
  hackerFare: { tone: 'info', icon: TicketSlash },
  virtualInterline: { tone: 'warn', icon: TriangleAlert },
};

type FlightOptionProps = {
  readonly option: FlightRow;
  readonly basis: PriceBasis;
  readonly trip: FormTrip;
  /** Of what was chosen before: a company's policy judges the whole trip. */
  readonly soFar: TripSoFar;
  /** Undefined while it's closed. */
  readonly opening: Opening | undefined;
  readonly chosenClass: FareClass | undefined;
  /** The class of the slice chosen before this one. */
  readonly previousClass: FareClass | undefined;
  /** The list is sorted by the fare score, so it can be asked why this stands here. */
  readonly hasScore: boolean;
  readonly onOpen: (sliceId: string, isOpen: boolean) => void;
  readonly onChoose: (sliceId: string, fare: FareOffer) => void;
  readonly onFilter: (filter: FareFilter) => void;
};

function OptionTags({ option, soFar }: Pick<FlightOptionProps, 'option' | 'soFar'>) {
  const t = useText();
  const tier = usePolicyTier();
  const tags = tagsOf(option);
  const facts = offerFacts(soFar, option.slice, option.fare);
  const isPreferred = usePreferred('flights', facts.suppliers);
  if (tags.length === 0 && !tier && !isPreferred) return null;
  return (
    <div className="flight-option__tags">
      <PolicyTag judge={(by) => flightJudge(by)(facts)} />
      <PreferredTag product="flights" suppliers={facts.suppliers} />
      {tags.map((tag) => {
        const { tone, icon: Icon } = TAGS[tag];
        return (
          <Tag key={tag} tone={tone} icon={<Icon aria-hidden="true" />}>
            {t(`flightResults.tag.${tag}`)}
          </Tag>
        );
      })}
    </div>
  );
}

function Price({
  option,
  opening,
  basis,
  trip,
}: Pick<FlightOptionProps, 'option' | 'opening' | 'basis' | 'trip'>) {
  const t = useText();
  const locale = useLocale();
  // As its fare classes show it, should it have changed since the list was loaded
  const price = basis.ofFare(opening?.option ? shownFare(opening.option) : option.fare);
  return (
    <div className="price price--end flight-option__price">
      <b className="price__total">{scanned(price, locale)}</b>
      <span className="price__note">{t('flightResults.covers', { trip, kind: basis.kind })}</span>
      <span className="price__miles">
        {t('flights.miles', { miles: formatMiles(milesFor(price), locale) })}
      </span>
    </div>
  );
}

type FootProps = Pick<FlightOptionProps, 'hasScore' | 'onFilter'> & { readonly option: OpenedFlight };

function Foot({ option, hasScore, onFilter }: FootProps) {
  const t = useText();
  const [hasDetails, setDetails] = useState(false);
  return (
    <div className="row row--between flight-option__foot">
      {hasScore ? <ScoreWhy score={option.score} /> : <span />}
      <button type="button" className="link small flight-option__details" onClick={() => setDetails(true)}>
        {t('flightResults.details.open')}
      </button>
      <FlightDetails
        option={option}
        open={hasDetails}
        onClose={() => setDetails(false)}
        onFilter={onFilter}
      />
    </div>
  );
}

function Opened({ opening, ...props }: FlightOptionProps & { readonly opening: Opening }) {
  const { option } = opening;
  const { sliceId } = props.option.slice;
  if (!option) return <OpeningNote {...opening} />;
  return (
    <>
      <FareFamilies
        option={option}
        basis={props.basis}
        chosenClass={props.chosenClass}
        previousClass={props.previousClass}
        onChoose={(fare) => props.onChoose(sliceId, fare)}
      />
      <Foot {...props} option={option} />
    </>
  );
}

/** Drawn again only when something of its own changes. */
export const FlightOption = memo(function FlightOption(props: FlightOptionProps) {
  const { option, opening, onOpen } = props;
  const isOpen = opening !== undefined;
  const t = useText();
  const id = useId();
  const { slice } = option;
  const view = useSliceView()(slice);
  const operators = operatorsOf(slice);
  return (
    <Card
      as="article"
      clip={!isOpen}
      className={classNames('flight-option appear', isOpen && 'flight-option--open')}
      data-slice={slice.sliceId}
    >
      <div className="flight-option__head">
        <AirlineTile code={view.code} />
        <SliceLine slice={view} />
        <div className="flight-option__airline">
          <h2 className="title-s">{view.airlines}</h2>
          <p className="small text-2">{view.note}</p>
          {operators.length > 0 && (
            <p className="small text-3">{t('flights.operatedBy', { airline: operators.join(', ') })}</p>
          )}
        </div>
        <OptionTags option={option} soFar={props.soFar} />
        <Price {...props} />
        <button
          type="button"
          className="icon-btn icon-btn--ghost flight-option__toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('flightResults.option.fares', { airline: view.airlines, time: view.departs })}
          onClick={() => onOpen(slice.sliceId, !isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      {opening && (
        <div id={id}>
          <Opened {...props} opening={opening} />
        </div>
      )}
    </Card>
  );
});

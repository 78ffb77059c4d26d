/** Where nothing is to be decided, or by somebody else: what became of it, and the way on. */
import type { DisruptionView as Disruption } from '@sojourn/contract/disruptions.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDeadline, formatTime } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { clauseSentence } from '@sojourn/web/protections/clause-sentence.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleSlash, Clock, Info, type LucideIcon, Plane } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DisruptedTrip } from './disrupted-trip.ts';
import { type DisruptionStage, flightName, zoneOfSlice } from './disruption-view.ts';
import { WhatHelps } from './what-helps.tsx';

type Ending = Exclude<DisruptionStage, 'choose'>;
type Props = DisruptedTrip & {
  readonly stage: Ending;
  /** It follows from what was just chosen here. */
  readonly isAnswer: boolean;
};

const ICONS: Readonly<Record<Ending, LucideIcon>> = {
  notYours: Info,
  airlineRebooks: Plane,
  notCovered: Info,
  rebooking: Clock,
  rebooked: CircleCheck,
  refunding: Clock,
  refunded: CircleCheck,
  used: Info,
  expired: CircleSlash,
  backOnTime: CircleCheck,
  closed: Info,
};

export function Ended({ trip, disruption, stage, isAnswer }: Props) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const Icon = ICONS[stage];
  // Where a dialog was answered its button is gone
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) title.current?.focus();
  }, [isAnswer]);
  const isGood = Icon === CircleCheck;
  return (
    <Card as="section" className="disruption__ended" aria-labelledby="disruption-ended">
      <span className="disruption__sign" data-tone={isGood ? 'good' : 'info'} aria-hidden="true">
        <Icon className="icon icon--l" />
      </span>
      <div className="disruption__ended-text" role="status">
        <h2 id="disruption-ended" className="title-l" ref={title} tabIndex={-1}>
          {t(`disruption.ended.${stage}.title`)}
        </h2>
        <Explained trip={trip} disruption={disruption} stage={stage} />
        <div className="row row--wrap gap-3">
          <WayOn trip={trip} disruption={disruption} />
        </div>
        {isOnTheirOwn(stage) && <WhatHelps trip={trip} disruption={disruption} />}
      </div>
    </Card>
  );
}

/** Nothing that was bought helps, or not any more. */
const isOnTheirOwn = (stage: Ending): boolean =>
  stage === 'notCovered' || stage === 'airlineRebooks' || stage === 'used' || stage === 'expired';

function Explained({ trip, disruption, stage }: Omit<Props, 'isAnswer'>): ReactNode {
  const t = useText();
  const locale = useLocale();
  const { decideBy, slice, airlineOffer, replacement } = disruption;
  const until = formatDeadline(decideBy, zoneOfSlice(trip.flight, slice), locale);
  const values = { until, title: replacement?.title ?? '', email: trip.email };
  return (
    <>
      {stage === 'airlineRebooks' && airlineOffer && <AirlineOffer offer={airlineOffer} />}
      <p className="text-2">{t(`disruption.ended.${stage}.text`, values)}</p>
      {stage === 'notCovered' && <Why trip={trip} disruption={disruption} />}
    </>
  );
}

/** The clause that says no, in its own words: one of what was bought. */
function Why({ trip, disruption: { why } }: DisruptedTrip) {
  const t = useText();
  const locale = useLocale();
  const terms = trip.protections.filter(
    ({ protection }) => protection === 'disruption' || protection === 'missedConnection',
  );
  const sentences = why ? terms.flatMap(({ termsId }) => clauseSentence(termsId, why, t, locale) ?? []) : [];
  return sentences[0] && <p className="disruption__quote">{sentences[0]}</p>;
}

function AirlineOffer({ offer }: { readonly offer: NonNullable<Disruption['airlineOffer']> }) {
  const t = useText();
  const locale = useLocale();
  return (
    <p className="disruption__quote num">
      {t('disruption.ended.offer', {
        flight: flightName(offer.title),
        departs: formatTime(offer.startsLocal, locale),
        from: offer.from.name,
        arrives: formatTime(offer.endsLocal, locale),
        to: offer.to.name,
      })}
    </p>
  );
}

function WayOn({ trip: { bookingId }, disruption: { replacement } }: DisruptedTrip) {
  const t = useText();
  return (
    <>
      {replacement && (
        <Link to="/trips/$bookingId" params={{ bookingId: replacement.bookingId }} className={buttonClass()}>
          {t('disruption.toReplacement')}
        </Link>
      )}
      <Link
        to="/trips/$bookingId"
        params={{ bookingId }}
        className={buttonClass({ variant: replacement ? 'secondary' : 'primary' })}
      >
        {t('disruption.toTrip')}
      </Link>
    </>
  );
}

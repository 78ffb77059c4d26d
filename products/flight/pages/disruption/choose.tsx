/** Everything the purchaser can do about it: another flight, money back, or waiting (B §5, picture 42). */
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useRef, useState } from 'react';
import { ConfirmRebooking } from './confirm-rebooking.tsx';
import type { DisruptedTrip } from './disrupted-trip.ts';
import { PlanSkeleton } from './disruption-skeleton.tsx';
import { connectionOf } from './disruption-view.ts';
import { FlightTimes } from './flight-times.tsx';
import { OtherWays } from './other-ways.tsx';
import { HeldClock } from './plan/held-clock.tsx';
import { NothingQualifies, PlanFailed } from './plan/no-plan.tsx';
import { OptionList } from './plan/option-list.tsx';
import type { PlanOption } from './plan/plan-view.ts';
import { Rejected } from './plan/rejected.tsx';
import { type Chosen, usePlan, type useRebook } from './use-disruption.ts';

type Props = DisruptedTrip & {
  readonly rebook: ReturnType<typeof useRebook>;
  readonly onRefund: () => void;
};

export function Choose({ trip, disruption, rebook, onRefund }: Props) {
  const now = useNow();
  const plan = usePlan(trip.bookingId, disruption.disruptionNo);
  const [option, setOption] = useState<PlanOption | null>(null);
  const lookAgain = () => void plan.refetch();
  const isSending = useRef(false);
  // A second press comes before the page shows the first
  const confirm = (chosen: Chosen) => {
    if (isSending.current) return;
    isSending.current = true;
    const onSettled = () => {
      isSending.current = false;
      setOption(null);
    };
    rebook.mutate(chosen, { onSettled });
  };
  return (
    <>
      <FlightTimes trip={trip} flights={disruption.flights}>
        {plan.data && (
          <HeldClock plan={plan.data} now={now} isLooking={plan.isFetching} onLookAgain={lookAgain} />
        )}
      </FlightTimes>
      <div className="disruption__grid">
        <Ways trip={trip} disruption={disruption} plan={plan} onChoose={setOption} />
        <OtherWays trip={trip} disruption={disruption} onRefund={onRefund} />
      </div>
      <ConfirmRebooking
        trip={trip}
        disruption={disruption}
        option={option}
        isSending={rebook.isPending}
        onConfirm={confirm}
        onClose={() => setOption(null)}
      />
    </>
  );
}

type WaysProps = DisruptedTrip & {
  readonly plan: ReturnType<typeof usePlan>;
  readonly onChoose: (option: PlanOption) => void;
};

function Ways({ trip, disruption, plan, onChoose }: WaysProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = plan;
  return (
    <section aria-labelledby="disruption-ways" className="disruption__ways" aria-busy={isFetching}>
      <h2 id="disruption-ways" className="display-s">
        {disruption.protection === 'missedConnection'
          ? t('disruption.ways.connection', { place: connectionOf(disruption)?.name ?? '' })
          : t('disruption.ways.title')}
      </h2>
      {data ? (
        <Planned
          trip={trip}
          disruption={disruption}
          plan={data}
          isLooking={isFetching}
          onLookAgain={() => void refetch()}
          onChoose={onChoose}
        />
      ) : error ? (
        <PlanFailed code={codeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <PlanSkeleton />
      )}
    </section>
  );
}

type PlannedProps = DisruptedTrip & {
  readonly plan: RebookPlan;
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
  readonly onChoose: (option: PlanOption) => void;
};

function Planned({ trip, disruption, plan, isLooking, onLookAgain, onChoose }: PlannedProps) {
  const t = useText();
  const { options, rejected } = plan;
  return (
    <>
      <p className="small text-2" role="status">
        {t('disruption.ways.count', { count: options.length })}
      </p>
      {options.length > 0 ? (
        <OptionList disruption={disruption} plan={plan} onChoose={onChoose} />
      ) : (
        <NothingQualifies trip={trip} isLooking={isLooking} onLookAgain={onLookAgain} />
      )}
      {rejected.length > 0 && <Rejected disruption={disruption} plan={plan} />}
    </>
  );
}

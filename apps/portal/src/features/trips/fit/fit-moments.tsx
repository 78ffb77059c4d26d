import type { FitFix, FitProblem } from '@sojourn/contract/trip-fit.ts';
import type { TripCard } from '@sojourn/contract/trips.ts';
import { type Instant, instantAt, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { TriangleAlert, Wrench } from 'lucide-react';
import { problemText, problemTitle } from '#shared/fit-view.ts';
import { FixLink } from './fit-banner.tsx';
import { useFixLink } from './use-fix-link.ts';
import './fit.css';

type Fit = { readonly at: Instant; readonly local: LocalDateTime; readonly problem: FitProblem };
type MoveFix = Extract<FitFix, { readonly kind: 'movePickUp' | 'moveDropOff' | 'moveStart' }>;
/** On the timeline: where it clashes, and where the booking would be instead. */
type FitMoment = Fit & { readonly fix: MoveFix | null };

const isMove = (fix: FitFix | undefined): fix is MoveFix =>
  fix?.kind === 'movePickUp' || fix?.kind === 'moveDropOff' || fix?.kind === 'moveStart';

export const fitMoments = (problems: readonly FitProblem[]): FitMoment[] =>
  problems.flatMap((problem): FitMoment[] => {
    const { gap, fixes } = problem;
    const [fix] = fixes;
    return [
      ...(gap ? [{ at: gap.from.at, local: gap.from.local, problem, fix: null }] : []),
      ...(isMove(fix) ? [{ at: instantAt(fix.to, fix.zone), local: fix.to, problem, fix }] : []),
    ];
  });

type FitMomentLineProps = { readonly moment: FitMoment; readonly trips: readonly TripCard[] };

export function FitMomentLine({ moment: { local, problem, fix }, trips }: FitMomentLineProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const link = useFixLink(trips);
  const target = fix && link(fix);
  if (fix && !target) return null;
  return (
    <div className="trip-day__rail">
      <span className={classNames('trip-day__dot', fix ? 'fit-dot--fix' : 'fit-dot--clash')}>
        {fix ? <Wrench aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      </span>
      <p className="trip-day__time num">{formatTime(local, locale)}</p>
      {fix && target ? (
        <div className="fit-instead">
          <h3 className="title-s">{t(`tripFit.instead.${fix.kind}`)}</h3>
          <FixLink fix={fix} link={target} variant="tint" />
        </div>
      ) : (
        <div className="fit-clash">
          <h3 className="title-s">{toText(problemTitle(problem, locale))}</h3>
          <p className="small">{toText(problemText(problem, locale))}</p>
        </div>
      )}
    </div>
  );
}

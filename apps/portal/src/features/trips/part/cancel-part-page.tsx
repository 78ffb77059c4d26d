/** Canceling a part of a trip: choose, see what comes back, confirm (picture 22). */
import type { CancelParts, PartGroup } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { PartUnit } from '@sojourn/domain/booking/change-state.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { useProductOf } from '#shared/product/use-products.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { MissingTrip } from '../problems/missing-trip.tsx';
import { useTrip } from '../use-trips.ts';
import './cancel-part.css';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { TripFailed } from '../problems/trip-failed.tsx';
import { AfterPart } from './after-part.tsx';
import { PartDone } from './part-done.tsx';
import { PartSummary } from './part-summary.tsx';
import { PartTable } from './part-table.tsx';
import { type Chosen, canUseCfar, failureOf, quoteOf, toggled } from './part-view.ts';
import { useCancelParts, usePartChange } from './use-cancel-part.ts';

export function CancelPartPage() {
  const t = useText();
  const { bookingId } = useParams('/trips/$bookingId/cancel-part');
  useTitle(t('cancelPart.title'));
  return (
    <div className="wrap cancel-part">
      {isId('bkg', bookingId) ? <Loaded key={bookingId} bookingId={bookingId} /> : <MissingTrip />}
    </div>
  );
}

function Loaded({ bookingId }: { readonly bookingId: BookingId }) {
  const trip = useTrip(bookingId, () => false);
  const parts = useCancelParts(bookingId);
  const error = trip.error ?? parts.error;
  if (trip.data && parts.data) return <Flow trip={trip.data} parts={parts.data} />;
  if (!error) return <PartSkeleton />;
  if (codeOf(error) === 'NotFound') return <MissingTrip />;
  const retry = () => void Promise.all([trip.refetch(), parts.refetch()]);
  return <TripFailed onRetry={retry} />;
}

type FlowProps = { readonly trip: TripDetail; readonly parts: CancelParts };

const NOTHING: Chosen = { unit: 'traveler', parts: [], isForAnyReason: false };

/** The parts as they were when the page was opened: once canceled they're gone from the trip. */
function Flow({ trip, parts: found }: FlowProps) {
  const t = useText();
  const [{ groups }] = useState(found);
  const [chosen, setChosen] = useState(NOTHING);
  const change = usePartChange(trip.bookingId);
  const open = groups.filter(({ block, parts }) => block === null && parts.length > 0);
  const group = open.length > 1 && chosen.parts.length === 0 ? null : groupOf(open, chosen);
  const quote = quoteOf(change.change, chosen);
  const failure = failureOf(change.change, chosen);
  const isTooMany = change.error !== null && codeOf(change.error) === 'ExcessiveActivity';
  if (change.change?.booking === 'Success' && quote && group)
    return <PartDone trip={trip} group={group} chosen={chosen.parts} quote={quote} />;
  if (open.length === 0) return <Blocked trip={trip} block={groups[0]?.block ?? 'NonExchangeable'} />;
  const choose = (next: Chosen) => {
    setChosen(next);
    change.quote(next);
  };
  const toggle = (unit: PartUnit, part: number) => choose(toggled(chosen, unit, part));
  return (
    <>
      <Head trip={trip} />
      <div className="cancel-part__grid">
        <div className="cancel-part__main">
          {open.map((each) => (
            <PartTable
              key={each.unit}
              trip={trip}
              group={each}
              hasTickets={open.some(({ unit }) => unit === 'ticket')}
              chosen={each.unit === chosen.unit ? chosen.parts : []}
              quote={each.unit === chosen.unit ? quote : null}
              isLocked={change.isConfirming}
              onToggle={(part) => toggle(each.unit, part)}
            />
          ))}
          {canUseCfar(trip) && (
            <Checkbox
              checked={chosen.isForAnyReason}
              disabled={change.isConfirming}
              onChange={({ target }) => choose({ ...chosen, isForAnyReason: target.checked })}
              label={t('cancelPart.cfar.use')}
              hint={t('cancelPart.cfar.hint')}
            />
          )}
          {failure && (
            <Banner tone="warn" live="alert" title={t('cancelPart.failed')}>
              <p>{t(`cancelPart.failure.${failure}`)}</p>
            </Banner>
          )}
          {!failure && change.error && (
            <Banner tone="bad" live="alert" title={t('cancelPart.failed')}>
              <p>{t(isTooMany ? 'cancelPart.tooMany' : 'cancelPart.failure.SupplierUnavailable')}</p>
            </Banner>
          )}
          {group && <AfterPart group={group} chosen={chosen.parts} />}
        </div>
        <PartSummary
          trip={trip}
          group={group}
          chosen={chosen.parts}
          quote={failure ? null : quote}
          change={change}
        />
      </div>
    </>
  );
}

const groupOf = (open: readonly PartGroup[], { unit, parts }: Chosen): PartGroup | null =>
  (parts.length > 0 ? open.find((each) => each.unit === unit) : open[0]) ?? null;

function Head({ trip }: { readonly trip: TripDetail }) {
  const t = useText();
  const name = useProductOf()(trip).trip.get().name(trip);
  return (
    <header className="cancel-part__head">
      <p className="small">
        <BackLink>
          <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className="link">
            {name}
          </Link>
        </BackLink>
      </p>
      <h1 className="display-m">{t('cancelPart.title')}</h1>
      <p className="text-2">{t('cancelPart.text')}</p>
    </header>
  );
}

type BlockedProps = Pick<FlowProps, 'trip'> & { readonly block: NonNullable<PartGroup['block']> };

function Blocked({ trip, block }: BlockedProps) {
  const t = useText();
  const back = (
    <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className={buttonClass()}>
      {t('cancelPart.toTrip')}
    </Link>
  );
  return (
    <Problem title={t('cancelPart.blocked')} actions={back}>
      {t(`cancelPart.block.${block}`)}
    </Problem>
  );
}

function PartSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <h1 className="visually-hidden">{t('cancelPart.loading')}</h1>
      <div className="cancel-part__head">
        <Skeleton width={140} height={20} />
        <Skeleton width="min(420px, 70vw)" height={48} radius={10} />
      </div>
      <div className="cancel-part__grid">
        <Skeleton height={260} radius={14} />
        <Skeleton height={300} radius={14} />
      </div>
    </div>
  );
}

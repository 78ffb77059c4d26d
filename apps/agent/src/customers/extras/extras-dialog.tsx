/** Seats and bags of a customer's flight: chosen by the agent, priced by the airline, offered or changed. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { isSameExtras } from '@sojourn/products/flight/rules/travelers/booked-extras.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { blockText, failureText } from './extras-text.ts';
import { PickExtras } from './pick-extras.tsx';
import { QuotedExtras } from './quoted-extras.tsx';
import { type Adding, type AddingProps, useAdding, useBookedFlight } from './use-adding.ts';
import './extras.css';

export function ExtrasDialog(props: AddingProps) {
  const t = useText();
  const { booking, customerId, onClose } = props;
  const { trip, error } = useBookedFlight(customerId, booking.bookingId);
  const action = trip?.actions.extras;
  const shell = {
    open: true,
    onClose,
    size: 'l',
    eyebrow: booking.title,
    title: t('desk.extras.title'),
    closeLabel: t('desk.close'),
  } as const;
  if (trip && action?.available) return <Choosing {...props} trip={trip} shell={shell} />;
  return (
    <Modal {...shell}>
      {error && <DeedProblem thrown={error} />}
      {!error && !trip && (
        <div role="status">
          <span className="visually-hidden">{t('desk.loading')}</span>
          <Skeleton height={240} radius={14} />
        </div>
      )}
      {action && !action.available && <Banner>{t(blockText(action.reason))}</Banner>}
    </Modal>
  );
}

type ChoosingProps = AddingProps & {
  readonly trip: FlightTripDetail;
  readonly shell: Omit<Parameters<typeof Modal>[0], 'children' | 'actions'>;
};

function Choosing({ trip, shell, ...props }: ChoosingProps) {
  const t = useText();
  const adding = useAdding(props, trip);
  const { change, quoting, finish } = adding;
  const isOpen = change !== null && isQuoted(change);
  return (
    <Modal
      {...shell}
      locked={finish.isPending}
      actions={<Actions trip={trip} adding={adding} inCase={props.inCase} isOpen={isOpen} />}
    >
      <div className="stack gap-4">
        <PickExtras trip={trip} customerId={props.customerId} adding={adding} />
        {quoting.error && <DeedProblem thrown={quoting.error} />}
        {change && !isOpen && (
          <Banner tone="bad" size="s" live="alert">
            {t(failureText(change))}
          </Banner>
        )}
        {change && isOpen && (
          <>
            <QuotedExtras trip={trip} change={change} />
            {!props.inCase && isDue(change) && <Banner size="s">{t('desk.extras.needsCase')}</Banner>}
            {(props.inCase || !isDue(change)) && <Words adding={adding} />}
          </>
        )}
        {finish.error && <DeedProblem thrown={finish.error} />}
      </div>
    </Modal>
  );
}

const isQuoted = ({ priceQuote, failure, expiresAt, cost }: BookingChange): boolean =>
  priceQuote === 'Success' && failure === null && expiresAt !== null && cost !== null;
const isDue = ({ cost }: BookingChange): boolean => (cost?.due.amountMinor ?? 0) > 0;

function Words({ adding: { text, setText, isMissing } }: { readonly adding: Adding }) {
  const t = useText();
  return (
    <TextArea
      label={t('desk.offer.text')}
      hint={t('desk.extras.textHint')}
      value={text}
      maxLength={500}
      error={isMissing ? t('desk.composer.empty') : undefined}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

type ActionsProps = Pick<AddingProps, 'inCase'> & {
  readonly trip: FlightTripDetail;
  readonly adding: Adding;
  readonly isOpen: boolean;
};

/** A price first. What costs nothing can be changed at once; the rest is the customer's to accept. */
function Actions({ trip, adding, inCase, isOpen }: ActionsProps) {
  const t = useText();
  const { extras, change, quoting, finish, send } = adding;
  const pending = finish.isPending ? finish.variables : null;
  if (!change || !isOpen)
    return (
      <Button
        loading={quoting.isPending}
        disabled={isSameExtras(extras, trip.extras)}
        onClick={() => quoting.mutate()}
      >
        {t('desk.extras.quote')}
      </Button>
    );
  const isFree = !isDue(change);
  return (
    <>
      {inCase && (
        <Button
          variant={isFree ? 'secondary' : 'primary'}
          loading={pending === 'offer'}
          onClick={send('offer')}
        >
          {t('desk.offer.send')}
        </Button>
      )}
      {isFree && (
        <Button loading={pending === 'confirm'} onClick={send('confirm')}>
          {t('desk.offer.confirm')}
        </Button>
      )}
    </>
  );
}

/** Bookings of a customer, with what an agent does for them. */
import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { capitalized, labelName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag, type Tone } from '@sojourn/ui/content/tag.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { CoverDialog } from './cover/cover-dialog.tsx';
import type { InCase } from './customer-card.tsx';
import { ExtrasDialog } from './extras/extras-dialog.tsx';
import { inOrder } from './in-order.ts';
import { ProofButtons } from './proof-buttons.tsx';
import { ScheduleDialog } from './schedule/schedule-dialog.tsx';

const STATES = ['Pending', 'Confirmed', 'Changing', 'Canceling', 'Canceled'] as const;
const TONES: Readonly<Record<(typeof STATES)[number], Tone | undefined>> = {
  Pending: 'info',
  Confirmed: 'good',
  Changing: 'info',
  Canceling: 'warn',
  Canceled: undefined,
};

type Props = {
  readonly bookings: readonly DeskBooking[];
  readonly customerId: CustomerId;
  readonly inCase: InCase;
  /** The booking of the case on the page. */
  readonly about?: BookingId | null;
};

export function BookingList({ bookings, customerId, inCase, about = null }: Props) {
  const t = useText();
  const clock = useClock();
  const [canceling, setCanceling] = useState<DeskBooking | null>(null);
  const [changed, setChanged] = useState<DeskBooking | null>(null);
  const [covered, setCovered] = useState<DeskBooking | null>(null);
  const [extending, setExtending] = useState<DeskBooking | null>(null);
  return (
    <Card as="section" className="bookings" aria-labelledby="bookings-title">
      <h2 id="bookings-title" className="title-l bookings__title">
        {t('desk.bookings.title')}
      </h2>
      {bookings.length === 0 && <p className="text-2 bookings__none">{t('desk.bookings.none')}</p>}
      <ul>
        {inOrder(bookings, clock.now(), about).map((booking) => (
          <BookingItem
            key={booking.bookingId}
            booking={booking}
            customerId={customerId}
            inCase={inCase}
            onCancel={() => setCanceling(booking)}
            onChanged={() => setChanged(booking)}
            onExtras={() => setExtending(booking)}
            onCover={() => setCovered(booking)}
          />
        ))}
      </ul>
      <CancelDialog
        key={canceling?.bookingId}
        booking={canceling}
        customerId={customerId}
        inCase={inCase}
        onClose={() => setCanceling(null)}
      />
      <ScheduleDialog
        key={`schedule-${changed?.bookingId}`}
        booking={changed}
        customerId={customerId}
        inCase={inCase}
        onClose={() => setChanged(null)}
      />
      {covered && <CoverDialog booking={covered} customerId={customerId} onClose={() => setCovered(null)} />}
      {extending && (
        <ExtrasDialog
          booking={extending}
          customerId={customerId}
          inCase={inCase}
          onClose={() => setExtending(null)}
        />
      )}
    </Card>
  );
}

const hasChanged = ({ state, scheduleStatus }: DeskBooking): boolean =>
  state === 'Confirmed' && (scheduleStatus === 'Pending' || scheduleStatus === 'ConfirmedPendingNewChange');

/** Seats and bags are sold until the last flight leaves. */
const hasExtras = ({ state, product, endsAt }: DeskBooking, now: Instant): boolean =>
  state === 'Confirmed' && product === 'Flight' && isBefore(now, endsAt);

type ItemProps = Omit<Props, 'bookings' | 'about'> & {
  readonly booking: DeskBooking;
  readonly onCancel: () => void;
  readonly onChanged: () => void;
  readonly onExtras: () => void;
  readonly onCover: () => void;
};

const namesOf = (tenders: readonly string[], locale: PortalLocale): string =>
  tenders.map((label) => capitalized(labelName(label, locale))).join(', ');

function BookingItem({ booking, customerId, inCase, onCancel, onChanged, onExtras, onCover }: ItemProps) {
  const t = useText();
  const locale = useLocale();
  const toast = useToast();
  const clock = useClock();
  const queries = useQueryClient();
  const { bookingId, title, subtitle, confirmationCode, locator, startsOn, endsOn, total, tenders } = booking;
  const canExtend = hasExtras(booking, clock.now());
  const hasCover = booking.protections > 0 || booking.disruption !== null;
  const isWide = hasChanged(booking) || canExtend || hasCover;
  const state = STATES.find((each) => each === booking.state);
  const resend = useMutation({
    mutationFn: () => api.resendConfirmationFor({ params: { customerId, bookingId }, input: { inCase } }),
    onSuccess: ({ sentTo }) => {
      toast({ text: t('desk.bookings.resent', { email: sentTo }) });
      return queries.invalidateQueries({ queryKey: ['case'] });
    },
    onError: (thrown) => toast({ text: t(`errors.${codeOf(thrown)}.title` as MessageId) }),
  });
  return (
    <li className={classNames('bookings__item', isWide && 'bookings__item--wide')}>
      <div className="bookings__what">
        <p className="title-s">{title}</p>
        <p className="small text-2">
          <span className="num">{confirmationCode}</span>
          {locator && <span className="num"> · {locator}</span>}
          {subtitle && ` · ${subtitle}`}
        </p>
        {booking.disruption && <Disrupted disruption={booking.disruption} />}
        <ProofButtons customerId={customerId} bookingId={bookingId} confirmationCode={confirmationCode} />
      </div>
      <p className="small text-2 nowrap">{formatDateRange(startsOn, endsOn, locale, 'year')}</p>
      <p>{state && <Tag {...(TONES[state] && { tone: TONES[state] })}>{t(`desk.booking.${state}`)}</Tag>}</p>
      <p className="bookings__total">
        <b className="num">{formatMoney(total, locale)}</b>
        {tenders.length > 0 && <span className="small text-2">{namesOf(tenders, locale)}</span>}
      </p>
      <p className="row bookings__actions">
        {hasChanged(booking) && (
          <Button size="s" onClick={onChanged}>
            {t('desk.schedule.button')}
          </Button>
        )}
        {hasCover && (
          <Button size="s" variant="tertiary" onClick={onCover}>
            {t('desk.cover.button')}
          </Button>
        )}
        {canExtend && (
          <Button size="s" variant="tertiary" onClick={onExtras}>
            {t('desk.extras.button')}
          </Button>
        )}
        {state === 'Confirmed' && (
          <>
            <Button size="s" variant="tertiary" loading={resend.isPending} onClick={() => resend.mutate()}>
              {t('desk.bookings.resend')}
            </Button>
            <Button size="s" variant="secondary" onClick={onCancel}>
              {t('desk.bookings.cancel')}
            </Button>
          </>
        )}
      </p>
    </li>
  );
}

function Disrupted({
  disruption: { type, state },
}: {
  readonly disruption: NonNullable<DeskBooking['disruption']>;
}) {
  const t = useText();
  return (
    <p className="bookings__disrupted">
      <Tag tone={state === 'open' ? 'warn' : 'info'}>
        {t('desk.cover.tag', { what: t(`desk.cover.type.${type}`), state: t(`desk.cover.state.${state}`) })}
      </Tag>
    </p>
  );
}

import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDeadline } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { ScheduleChangeModal } from './schedule-change-modal.tsx';
import { useScheduleChange } from './use-schedule-change.ts';

/** Statuses that have something to see. */
const SHOWN = ['UnMapped', 'Pending', 'ConfirmedPendingNewChange', 'Cancelled', 'Declined'] as const;
/** Of a trip that was canceled, nothing is left to choose. */
const ANSWERED = ['Cancelled', 'Declined'] as const;
const shownStatus = ({ scheduleChangeStatus, status }: Pick<TripDetail, 'scheduleChangeStatus' | 'status'>) =>
  (status === 'Canceled' ? ANSWERED : SHOWN).find((each) => each === scheduleChangeStatus);

/** Nobody declined what ended by its deadline, and an agent what they were asked to. */
function declinedWords(change: ScheduleChange | null | undefined) {
  if (change?.actor === 'nobody') return 'Automatic';
  return change?.agentName ? 'ByAgent' : 'Declined';
}

/** That the supplier changed the trip, by when to choose, and the way to do so. */
export function ScheduleChangeNotice({ trip }: { readonly trip: TripDetail }) {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { data } = useScheduleChange(trip);
  const status = shownStatus(trip);
  const change = data?.change;
  const words = status === 'Declined' ? declinedWords(change) : status;
  const canChoose = change !== null && change !== undefined && change.actions.length > 0;
  const by = change ? formatDeadline(change.respondBy, trip.cancellation.zone, locale) : '';
  const action = change && (
    <Button size="s" variant={canChoose ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
      {t(canChoose ? 'scheduleChange.notice.choose' : 'scheduleChange.notice.see')}
    </Button>
  );
  // The dialog shows how an answer ended, when nothing is left to notice
  return (
    <>
      {status && words && (
        <Banner
          tone={status === 'Declined' ? 'info' : 'warn'}
          icon={<CalendarClock />}
          live="status"
          title={t(`scheduleChange.notice.${words}.title`)}
          action={action}
        >
          {change && <p>{t(`scheduleChange.notice.${words}.text`, { by, agent: change.agentName ?? '' })}</p>}
        </Banner>
      )}
      {change && (
        <ScheduleChangeModal trip={trip} change={change} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

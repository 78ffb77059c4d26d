import type { TripCard } from '@sojourn/contract/trips.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarClock } from 'lucide-react';

/** On the list: the supplier changed the trip, and somebody has to choose or read it. */
export function ScheduleTag({ trip }: { readonly trip: TripCard }) {
  const t = useText();
  const { scheduleChangeStatus: status } = trip;
  if (trip.status === 'Canceled' || status === 'Confirmed' || status === 'Declined') return null;
  return (
    <Tag tone="accent" icon={<CalendarClock aria-hidden="true" />}>
      {t('scheduleChange.tag')}
    </Tag>
  );
}

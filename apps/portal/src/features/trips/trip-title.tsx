import type { TripDetail } from '@sojourn/contract/trips.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarPlus, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#shared/router/link.tsx';
import { saveFile } from '#shared/save-file.ts';
import { EmailLine } from './email/email-line.tsx';
import { TripGroupLink } from './groups/trip-group-link.tsx';
import { ItineraryDownload } from './share/itinerary-download.tsx';
import { ShareButton } from './share/share-button.tsx';
import { TripTagMark } from './trip-tag.tsx';
import type { TripAction, TripTag } from './trip-view.ts';

/** A calendar file: its name and its text. */
export type CalendarFile = readonly [name: string, text: string];

type TripTitleProps = {
  readonly trip: TripDetail;
  readonly title: string;
  /** Where or what kind, when, who. */
  readonly facts: string;
  /** What has to be known before anything else. */
  readonly tag?: TripTag | null;
  readonly actions: readonly TripAction[];
  /** Written when it is asked for. */
  readonly calendar: () => CalendarFile;
  readonly onReceipts: () => void;
  /** The way to the same again, where the trip is over. */
  readonly again: ReactNode;
};

/** What a trip is, and what can be taken along: calendar and receipt. */
export function TripTitle(props: TripTitleProps) {
  const { trip, title, facts, tag, actions, calendar, onReceipts, again } = props;
  const t = useText();
  return (
    <Card raised className="trip-title">
      <div className="grow">
        <p className="small">
          <BackLink>
            <Link to="/trips" search={{ view: trip.time === 'Past' ? 'past' : undefined }} className="link">
              {t('trip.back')}
            </Link>
          </BackLink>
        </p>
        <h1 className="display-l trip-title__name">{title}</h1>
        <p className="text-2">{facts}</p>
        {tag && <TripTagMark tag={tag} />}
        <TripGroupLink trip={trip} />
        <EmailLine trip={trip} />
      </div>
      <div className="row row--wrap gap-3 trip-title__actions">
        {actions.includes('calendar') && <CalendarButton calendar={calendar} />}
        <Button variant="secondary" size="s" icon={<ReceiptText aria-hidden="true" />} onClick={onReceipts}>
          {t('trip.action.receipts')}
        </Button>
        {trip.offers.includes('Itinerary') && <ItineraryDownload bookingId={trip.bookingId} />}
        {trip.offers.includes('Share') && <ShareButton bookingId={trip.bookingId} />}
        {actions.includes('bookAgain') && again}
      </div>
    </Card>
  );
}

function CalendarButton({ calendar }: Pick<TripTitleProps, 'calendar'>) {
  const t = useText();
  const toast = useToast();
  const save = () => {
    const [name, text] = calendar();
    saveFile(name, 'text/calendar', text);
    toast({ text: t('trip.calendar.done') });
  };
  return (
    <Button variant="secondary" size="s" icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
      {t('trip.action.calendar')}
    </Button>
  );
}

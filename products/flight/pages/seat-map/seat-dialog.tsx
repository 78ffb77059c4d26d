import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightExtras } from '#flight/wire/flights.ts';
import { SeatGrid } from './seat-grid.tsx';
import { SeatKey } from './seat-key.tsx';
import { FlightChips, SeatedList } from './seat-people.tsx';
import './seat-map.css';
import { type SeatChoosing, type SeatChoosingParts, useSeatChoosing } from './use-seat-choosing.ts';

type Seats = FlightExtras['seats'];

type SeatDialogProps = SeatChoosingParts & {
  readonly saving: boolean;
  /** Why the last save was refused, in words. */
  readonly problem?: string | undefined;
  readonly onSave: (seats: Seats) => void;
  readonly onClose: () => void;
};

/** Seats for everybody on each flight in turn: a sheet of full height on phones. All can be skipped. */
export function SeatDialog(props: SeatDialogProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const choosing = useSeatChoosing(props);
  const { marketingAirline, origin, destination } = choosing.flight.flight;
  const number = `${marketingAirline.code} ${marketingAirline.flightNumber}`;
  const shell = {
    open: true,
    onClose: props.onClose,
    locked: props.saving,
    closeLabel: t('seats.close'),
    title: t('seats.title', { from: origin.city, to: destination.city }),
    actions: <Actions {...props} choosing={choosing} />,
  };
  const content = (
    <>
      {!isPhone && <p className="small text-2 seats__flight">{number}</p>}
      <SeatBody {...props} choosing={choosing} />
    </>
  );
  return isPhone ? (
    <Sheet {...shell}>{content}</Sheet>
  ) : (
    <Modal {...shell} size="l">
      {content}
    </Modal>
  );
}

type PartProps = SeatDialogProps & { readonly choosing: SeatChoosing };

function SeatBody(props: PartProps) {
  const { choosing, problem, seated } = props;
  const t = useText();
  return (
    <div className="seats">
      {choosing.flights.length > 1 && <FlightChips choosing={choosing} />}
      {problem && (
        <Banner tone="bad" live="alert">
          {problem}
        </Banner>
      )}
      {choosing.lost.length > 0 && (
        <Banner tone="warn" live="alert">
          {t('seats.lost', { seats: choosing.lost.join(', '), count: choosing.lost.length })}
        </Banner>
      )}
      <div className="seats__columns">
        <SeatedList choosing={choosing} seated={seated} />
        <Cabin {...props} />
      </div>
    </div>
  );
}

function Cabin({ choosing, seated }: PartProps) {
  const t = useText();
  const { map, isError, retry, seating, active, press } = choosing;
  if (isError) {
    const again = (
      <Button variant="secondary" size="s" onClick={retry}>
        {t('seats.retry')}
      </Button>
    );
    return (
      <Banner tone="bad" live="alert" action={again}>
        {t('seats.failed')}
      </Banner>
    );
  }
  if (!map) {
    return (
      <div role="status" className="cabin">
        <span className="visually-hidden">{t('seats.loading')}</span>
        <Skeleton height={420} radius={20} />
      </div>
    );
  }
  if (map.rule === 'assignedAtCheckIn') return <Banner tone="info">{t('seats.atCheckIn')}</Banner>;
  return (
    <div className="seats__cabin">
      <p className="small text-2">
        {t('seats.cabin', { aircraft: map.aircraft.name, cabin: t(`flights.cabin.${cabinWord(map.cabin)}`) })}
        {map.rule === 'freeChoice' && ` ${t('seats.freeChoice')}`}
      </p>
      <SeatKey
        seated={seated}
        active={seated.find(({ index }) => index === active)}
        hasExits={map.rows.some(({ isExit }) => isExit)}
      />
      <SeatGrid map={map} seated={seated} seating={seating} active={active} onPress={press} />
    </div>
  );
}

const cabinWord = (cabin: string): 'economy' | 'premium' | 'business' =>
  cabin === 'business' || cabin === 'premium' ? cabin : 'economy';

/** Without a change nothing is asked for. */
function Actions({ choosing, saving, seats, onSave, onClose }: PartProps) {
  const t = useText();
  const { at, flights, seating, choices, go } = choosing;
  const isLast = at === flights.length - 1;
  return (
    <>
      {!isLast && (
        <Button variant="secondary" onClick={() => go(at + 1)}>
          {t(seating.size > 0 ? 'seats.next' : 'seats.skip')}
        </Button>
      )}
      <Button
        loading={saving}
        loadingLabel={t('seats.saving')}
        onClick={() => (choices === seats ? onClose() : onSave([...choices]))}
      >
        {t(choices.length > 0 ? 'seats.save' : 'seats.saveNone')}
      </Button>
    </>
  );
}

import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo, useState } from 'react';
import { guestsOf, nightsOf, type StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { sharesBed } from '#hotel/rules/stay.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import type { StayPolicyFacts } from './policy/use-stay-facts.ts';
import { RoomVariants } from './refundable/room-variants.tsx';
import { RoomCard } from './room-card.tsx';
import { StayChange } from './stay-change.tsx';
import './stay-rooms.css';
import { type ChosenRoom, dueOf, lowestRate, ratesOf } from './stay-view.ts';

type StayRoomsProps = {
  readonly detail: StayDetail;
  readonly criteria: StayDatesAndGuests;
  readonly policyFacts: StayPolicyFacts;
  readonly chosen: ChosenRoom | undefined;
  readonly reserving: boolean;
  readonly onChoose: (rateId: string) => void;
  readonly onRefundable: (isRefundable: boolean) => void;
  readonly onReserve: () => void;
  readonly onCriteria: (criteria: StayDatesAndGuests) => void;
};

/** All rooms and rates as one choice, and the dates and guests that they are for. */
export function StayRooms(props: StayRoomsProps) {
  const { detail, criteria, onCriteria } = props;
  const t = useText();
  const locale = useLocale();
  const [changing, setChanging] = useState(detail.unavailable !== null);
  const several = ratesOf(detail).length > 1;
  const due = useMemo(() => dueOf(detail), [detail]);
  return (
    <section aria-labelledby="stay-rooms">
      <h2 id="stay-rooms" className="display-m stay-rooms__title">
        {t('hotelStay.rooms.title')}
      </h2>
      <p className="small text-2 stay-rooms__criteria">
        {t('hotelStay.rooms.criteria', {
          checkIn: formatDate(detail.checkIn, locale),
          checkOut: formatDate(detail.checkOut, locale),
          nights: nightsOf(criteria),
          guests: guestsOf(criteria.rooms),
          rooms: criteria.rooms.length,
        })}{' '}
        <button
          type="button"
          className="link"
          aria-expanded={changing}
          onClick={() => setChanging((open) => !open)}
        >
          {t('hotelStay.rooms.change')}
        </button>
      </p>
      {changing && (
        <StayChange
          detail={detail}
          criteria={criteria}
          onChange={onCriteria}
          onClose={() => setChanging(false)}
        />
      )}
      <fieldset className="stay-rooms__choice" hidden={detail.rooms.length === 0}>
        <legend className="visually-hidden">{t('hotelStay.rooms.legend')}</legend>
        {detail.rooms.map((room) => (
          <RoomCard
            key={room.roomInfo.roomId}
            room={room}
            sharesBed={criteria.rooms.some(sharesBed)}
            due={due}
            policyFacts={props.policyFacts}
            chosen={props.chosen}
            lowestRateId={several ? lowestRate(detail)?.rate.rateId : undefined}
            reserving={props.reserving}
            onChoose={props.onChoose}
            variants={
              props.chosen && (
                <RoomVariants chosen={props.chosen} due={due} onRefundable={props.onRefundable} />
              )
            }
            onReserve={props.onReserve}
          />
        ))}
      </fieldset>
    </section>
  );
}

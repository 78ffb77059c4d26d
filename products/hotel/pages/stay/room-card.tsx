import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BedDouble, Flame, Scan, Users } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { ratesInPolicy } from '#hotel/rules/hotel-policy.ts';
import type { DueFee } from '#hotel/rules/property-fees.ts';
import type { StayPolicyFacts } from './policy/use-stay-facts.ts';
import { RateRow } from './rate-row.tsx';
import { type RoomRate, roomsLeftOf, type StayRoom } from './stay-view.ts';

const COMPLIANCE_TONES = { all: 'good', some: 'warn', none: 'bad' } as const;

/** How many of its rates keep the policy of who travels; nothing without a policy. */
function RoomPolicy({ room, policyFacts }: Pick<RoomCardProps, 'room' | 'policyFacts'>) {
  const t = useText();
  const tier = usePolicyTier();
  // One rate says it itself
  if (!tier || room.rates.length < 2) return null;
  const compliance = ratesInPolicy(tier, policyFacts, room.rates);
  return <Tag tone={COMPLIANCE_TONES[compliance]}>{t(`policy.room.${compliance}`)}</Tag>;
}

type RoomCardProps = {
  readonly room: StayRoom;
  /** A child of those who travel shares a bed. */
  readonly sharesBed: boolean;
  /** What everybody pays at the hotel. */
  readonly due: readonly DueFee[];
  /** Of the hotel and the dates. */
  readonly policyFacts: StayPolicyFacts;
  readonly chosen: RoomRate | undefined;
  readonly lowestRateId: string | undefined;
  readonly reserving: boolean;
  readonly onChoose: (rateId: string) => void;
  /** Of the chosen rate. */
  readonly variants: ReactNode;
  readonly onReserve: () => void;
};

/** A room type with its rates one under the other. */
export function RoomCard(props: RoomCardProps) {
  const { room, policyFacts, chosen, lowestRateId, reserving, onChoose, onReserve } = props;
  const t = useText();
  const locale = useLocale();
  const left = roomsLeftOf(room);
  return (
    <Card as="section" clip className="room" aria-labelledby={`room-${room.roomInfo.roomId}`}>
      <div className="room__head">
        <Art {...asArt(room.roomInfo.art)} width={420} height={300} className="room__art" />
        <div className="grow">
          <h3 id={`room-${room.roomInfo.roomId}`} className="title-l">
            {room.roomInfo.name}
          </h3>
          <ul className="room__facts small text-2">
            <li>
              <BedDouble className="icon icon--s" aria-hidden="true" /> {room.roomInfo.beds}
            </li>
            <li>
              <Scan className="icon icon--s" aria-hidden="true" />
              {t('hotelStay.room.area', { area: formatCount(room.roomInfo.areaSquareFeet, locale) })}
            </li>
            <li>
              <Users className="icon icon--s" aria-hidden="true" />{' '}
              {t(props.sharesBed ? 'hotelStay.room.sleepsAndChild' : 'hotelStay.room.sleeps', {
                count: room.roomInfo.sleeps,
              })}
            </li>
          </ul>
          <RoomPolicy {...props} />
          <p className="small text-2 room__text">{room.roomInfo.description}</p>
        </div>
        {left !== null && (
          <Tag tone="warn" icon={<Flame aria-hidden="true" />} className="room__left">
            {t('hotelStay.room.left', { count: left })}
          </Tag>
        )}
      </div>
      {room.rates.map((rate) => (
        <Fragment key={rate.rateId}>
          <RateRow
            roomName={room.roomInfo.name}
            policyFacts={policyFacts}
            rate={rate}
            due={props.due}
            showLeft={left === null}
            chosen={chosen?.rate.rateId === rate.rateId}
            lowest={lowestRateId === rate.rateId}
            reserving={reserving}
            onChoose={() => onChoose(rate.rateId)}
            onReserve={onReserve}
          />
          {chosen?.rate.rateId === rate.rateId && props.variants}
        </Fragment>
      ))}
    </Card>
  );
}

/** What would put the chosen rate in policy: another rate of the page, else a comparable hotel nearby. */
import { addDays } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import type { TripDates } from '@sojourn/domain/policy/trip-rules.ts';
import { dateRepair } from '@sojourn/portal/shared/policy/date-repair.ts';
import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { boxAround } from '@sojourn/web/map/box-around.ts';
import { formatDistance } from '@sojourn/web/text/format-distance.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { STAY_SEARCH } from '#hotel/pages/results/stay-search.ts';
import { type StayDatesAndGuests, wireRooms } from '#hotel/parts/search/stay-criteria.ts';
import { printStayPlace, STAY_PATH } from '#hotel/parts/stay-place.ts';
import { hotelJudge, stayPolicyOf, stayTripFacts } from '#hotel/rules/hotel-policy.ts';
import {
  REPAIR_KM,
  type RepairRate,
  type RepairStay,
  repairStay,
  type StayRepair,
} from '#hotel/rules/hotel-repair.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import { type RoomRate, ratesOf } from '../stay-view.ts';
import { useStayFacts } from './use-stay-facts.ts';

const KM_PER_DEGREE = 111;
/** Nearer than this nobody counts the steps. */
const NEXT_DOOR_METRES = 80;
const REFUNDABLE: ReadonlySet<string> = new Set(['FullyRefundable', 'FullyRefundableComplex']);

const rateFacts = ({ room, rate }: RoomRate): RepairRate => ({
  rateId: rate.rateId,
  roomId: room.roomInfo.roomId,
  market: rate.market,
  perNight: rate.price.nightlyDiscountAware,
  total: rate.price.tripTotal,
  isRefundable: REFUNDABLE.has(rate.roomProductVariant.cancellationPolicy.type),
  hasBreakfast: rate.breakfast,
});

const stayFacts = (card: StayCard, dates: TripDates): RepairStay => {
  const { stayId, stars, rating, position, offer, cityPlaceId, loyaltyProgram: program } = card;
  const { places, suppliers } = stayTripFacts({ cityPlaceId, program }, dates);
  return {
    stayId,
    places,
    suppliers,
    stars,
    position,
    ratingTenths: rating.tenths,
    market: offer.market,
    perNight: offer.price.nightlyDiscountAware,
    total: offer.price.tripTotal,
    isRefundable: REFUNDABLE.has(offer.cancellation.type),
    hasBreakfast: offer.breakfast,
  };
};

/** Null while the chosen rate is in policy, or there is none. */
function useNearby(detail: StayDetail, criteria: StayDatesAndGuests, chosen: RoomRate | undefined) {
  const { stay } = detail;
  const tier = usePolicyTier();
  const trip = useStayFacts(detail);
  const policy = tier && stayPolicyOf(tier, trip);
  const facts = chosen && rateFacts(chosen);
  const verdict = tier && facts && hotelJudge(tier)({ ...trip, ...facts });
  const isOut = verdict && !verdict.isInPolicy && !verdict.broken.some(({ rule }) => rule === 'daysAhead');
  const { checkIn, checkOut, rooms } = criteria;
  const question =
    isOut && policy
      ? {
          area: { box: boxAround(stay.position, REPAIR_KM / KM_PER_DEGREE) },
          checkIn,
          checkOut,
          rooms: wireRooms(rooms),
          filters: { policy, inPolicyOnly: true },
          sort: 'MostRecommended' as const,
        }
      : undefined;
  const { items: stays, results, error } = usePagedAnswer(STAY_SEARCH, question, 2);
  return verdict && !verdict.isInPolicy && facts
    ? { tier, facts, trip, verdict, stays, isDone: results.isDone || error !== null }
    : null;
}

type Known = {
  readonly detail: StayDetail;
  readonly stays: readonly StayCard[];
  readonly roomId: string;
};

function wordsOf(found: StayRepair, { detail, stays, roomId }: Known, t: Text, locale: PortalLocale): string {
  if (found.kind === 'rate') {
    const to = ratesOf(detail).find(({ rate }) => rate.rateId === found.to.rateId);
    const rate = to ? t(`hotelStay.rate.${to.rate.plan}`) : '';
    if (found.to.roomId === roomId) return t('policy.repair.rate', { rate });
    return t('policy.repair.room', { rate, room: to?.room.roomInfo.name ?? '' });
  }
  const name = stays.find(({ stayId }) => stayId === found.to.stayId)?.name ?? '';
  if (found.metres < NEXT_DOOR_METRES) return t('policy.repair.stayHere', { name });
  return t('policy.repair.stay', { name, distance: formatDistance(found.metres / 1000, locale) });
}

export function useStayRepair(
  detail: StayDetail,
  criteria: StayDatesAndGuests,
  chosen: RoomRate | undefined,
  onRate: (rateId: string) => void,
): FoundRepair {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const nearby = useNearby(detail, criteria, chosen);
  if (!nearby) return undefined;
  const { tier, facts, trip, verdict, stays, isDone } = nearby;
  const { stayId, rating, position } = detail.stay;
  const { checkIn, checkOut } = criteria;
  const later = dateRepair(verdict, checkIn, { t, locale }, (days) => {
    const dates = { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) };
    void navigate({
      to: STAY_PATH,
      search: printStayPlace({ ...criteria, ...dates, stayId: stayId as StayId }),
    });
  });
  if (later !== undefined) return later;
  const stay = { ...trip, stayId, position, ratingTenths: rating.tenths };
  const found = repairStay(
    tier,
    { stay, rate: facts, dates: trip },
    ratesOf(detail).map(rateFacts),
    stays.map((card) => stayFacts(card, trip)),
  );
  if (!found || (found.kind === 'stay' && !isDone)) return isDone ? null : undefined;
  const apply = () =>
    found.kind === 'rate'
      ? onRate(found.to.rateId)
      : void navigate({
          to: STAY_PATH,
          search: printStayPlace({ ...criteria, stayId: found.to.stayId as StayId, source: 'similar' }),
        });
  const known = { detail, stays, roomId: facts.roomId };
  return { change: wordsOf(found, known, t, locale), saves: found.saves, apply };
}

/** What would put the chosen rate in policy: another rate of the page, else a comparable hotel nearby. */
import type { StayDetail } from '@sojourn/contract/products/hotel/stay-detail.ts';
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { hotelJudge, stayPolicyOf } from '@sojourn/domain/products/hotel/hotel-policy.ts';
import {
  REPAIR_KM,
  type RepairRate,
  type RepairStay,
  repairStay,
  type StayRepair,
} from '@sojourn/domain/products/hotel/hotel-repair.ts';
import { type StayDatesAndGuests, wireRooms } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import { printStayPlace, STAY_PATH } from '@sojourn/web/products/hotel/stay-place.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { useNavigate } from '@tanstack/react-router';
import { formatDistance } from '#products/hotel/results/format-distance.ts';
import { useStayResults } from '#products/hotel/results/use-stay-results.ts';
import type { FoundRepair } from '#shared/policy/repair.ts';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';
import { boxAround } from '../box-around.ts';
import { type RoomRate, ratesOf } from '../stay-view.ts';

const KM_PER_DEGREE = 111;
/** Nearer than this nobody counts the steps. */
const NEXT_DOOR_METRES = 80;
const REFUNDABLE: ReadonlySet<string> = new Set(['FullyRefundable', 'FullyRefundableComplex']);

const rateFacts = ({ room, rate }: RoomRate): RepairRate => ({
  rateId: rate.rateId,
  roomId: room.roomInfo.roomId,
  perNight: rate.price.nightlyDiscountAware,
  total: rate.price.tripTotal,
  isRefundable: REFUNDABLE.has(rate.roomProductVariant.cancellationPolicy.type),
  hasBreakfast: rate.breakfast,
});

const stayFacts = ({ stayId, stars, rating, position, offer }: StayCard): RepairStay => ({
  stayId,
  stars,
  position,
  ratingTenths: rating.tenths,
  perNight: offer.price.nightlyDiscountAware,
  total: offer.price.tripTotal,
  isRefundable: REFUNDABLE.has(offer.cancellation.type),
  hasBreakfast: offer.breakfast,
});

/** Null while the chosen rate is in policy, or there is none. */
function useNearby({ stay }: StayDetail, criteria: StayDatesAndGuests, chosen: RoomRate | undefined) {
  const tier = usePolicyTier();
  const policy = tier && stayPolicyOf(tier);
  const facts = chosen && rateFacts(chosen);
  const isOut = tier && facts && !hotelJudge(tier)({ stars: stay.stars, ...facts }).isInPolicy;
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
  const { stays, results, error } = useStayResults(question, 2);
  return isOut && facts ? { tier, facts, stays, isDone: results.isDone || error !== null } : null;
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
  const { tier, facts, stays, isDone } = nearby;
  const { stayId, stars, rating, position } = detail.stay;
  const stay = { stayId, stars, position, ratingTenths: rating.tenths };
  const found = repairStay(tier, { stay, rate: facts }, ratesOf(detail).map(rateFacts), stays.map(stayFacts));
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

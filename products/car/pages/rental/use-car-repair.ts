/** What would put the chosen car in policy: the most like it of the same places and times. */
import { addDays } from '@sojourn/domain/dates.ts';
import type { TripDates, TripFacts } from '@sojourn/domain/policy/trip-rules.ts';
import { dateRepair } from '@sojourn/portal/shared/policy/date-repair.ts';
import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { carName } from '#car/pages/shared/car-words.ts';
import { carJudge, carPolicyLimits, rentalTripFacts } from '#car/rules/car-policy.ts';
import { type RepairCar, repairCar } from '#car/rules/car-repair.ts';
import type { CarDetail, CarOffer } from '#car/wire/car-search.ts';
import type { WireCarLocation, WireCarPrice } from '#car/wire/cars.ts';
import { CAR_SEARCH } from '../results/car-search.ts';
import type { CarDraft } from '../search/car-draft.ts';
import { rentalOf } from '../search/rental-of.ts';
import { dayOf, onDay, timeOf } from '../search/rental-time.ts';
import { printRentalUrl, RENTAL_PATH, type RentalUrl, rentalUrlOf } from '../search/rental-url.ts';

const REFUNDABLE: ReadonlySet<string> = new Set(['FullyRefundable', 'FullyRefundableComplex']);

type Facts = Pick<CarDetail, 'carId' | 'car' | 'mileage'>;
const commonFacts = ({ carId, car, mileage }: Facts) => ({
  carId,
  seats: car.seats,
  isAutomatic: car.transmission === 'automatic',
  hasUnlimitedMileage: mileage.kind === 'unlimited',
});

const chosenFacts = (detail: CarDetail, price: WireCarPrice, trip: TripFacts): RepairCar => ({
  trip,
  ...commonFacts(detail),
  perDay: price.perDay,
  total: price.total,
  isRefundable: REFUNDABLE.has(detail.cancellation[price.payWay].type),
  pickUpDesk: detail.pickUp.location.deskId,
  dropOffDesk: detail.dropOff.location.deskId,
});

type DeskOfId = ReadonlyMap<string, WireCarLocation>;
const offerFacts = (
  offer: CarOffer,
  desks: DeskOfId,
  { startsOn, bookedOn }: TripDates,
): (RepairCar & { readonly offer: CarOffer })[] => {
  const location = desks.get(offer.pickUpDesk);
  if (!location) return [];
  const { market } = offer;
  const trip = { ...rentalTripFacts(offer.company, { at: startsOn, location }), bookedOn, market };
  return [
    {
      trip,
      ...commonFacts(offer),
      perDay: offer.perDay,
      total: offer.total,
      isRefundable: REFUNDABLE.has(offer.cancellation.type),
      pickUpDesk: offer.pickUpDesk,
      dropOffDesk: offer.dropOffDesk,
      offer,
    },
  ];
};

/** The same car some days later. */
function laterUrl(draft: CarDraft, detail: CarDetail, { payWay }: WireCarPrice, days: number): RentalUrl {
  const later = (at: CarDraft['pickUp']) => onDay(addDays(dayOf(at), days), timeOf(at));
  const [from, to] = [detail.pickUp.location.deskId, detail.dropOff.location.deskId];
  return {
    draft: { ...draft, pickUp: later(draft.pickUp), dropOff: later(draft.dropOff) },
    carId: detail.carId,
    dropOffDesk: to === from ? null : to,
    payWay,
  };
}

/** `price`: of the way to pay that is chosen. */
export function useCarRepair(draft: CarDraft, detail: CarDetail, price: WireCarPrice): FoundRepair {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const navigate = useNavigate();
  const tier = usePolicyTier();
  const bookedOn = useBookedOn();
  const { market } = detail;
  const trip = { ...rentalTripFacts(detail.company, detail.pickUp), bookedOn, market };
  const verdict = tier && carJudge(tier)({ ...trip, perDay: price.perDay });
  const later = verdict
    ? dateRepair(
        verdict,
        trip.startsOn,
        { t, locale },
        (days) =>
          void navigate({ to: RENTAL_PATH, search: printRentalUrl(laterUrl(draft, detail, price, days)) }),
      )
    : undefined;
  const isOut = verdict && !verdict.isInPolicy && later === undefined;
  const rental = isOut ? rentalOf(draft) : undefined;
  const filters = tier ? { policy: carPolicyLimits(tier, trip), inPolicyOnly: true } : {};
  const question = rental && { ...rental, driverAge: draft.age, filters, sort: 'Price' as const };
  const { results, items, error } = usePagedAnswer(CAR_SEARCH, question, 4);
  if (later !== undefined) return later;
  if (!tier || !question) return undefined;
  const desks = new Map(results.page?.desks.map((desk) => [desk.deskId, desk]));
  const cars = items.flatMap((offer) => offerFacts(offer, desks, trip));
  const found = repairCar(tier, chosenFacts(detail, price, trip), cars);
  if (!results.isDone && !error) return undefined;
  const offer = cars.find(({ carId }) => carId === found?.to.carId)?.offer;
  if (!found || !offer) return null;
  return {
    change: t('policy.repair.car', { car: toText(carName(offer.car)), company: offer.company.name }),
    saves: found.saves,
    apply: () => void navigate({ to: RENTAL_PATH, search: rentalUrlOf(draft, offer) }),
  };
}

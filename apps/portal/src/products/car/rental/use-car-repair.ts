/** What would put the chosen car in policy: the most like it of the same places and times. */
import type { CarDetail, CarOffer } from '@sojourn/contract/products/car/car-search.ts';
import type { WireCarPrice } from '@sojourn/contract/products/car/cars.ts';
import { carJudge, carPolicyLimits } from '@sojourn/domain/products/car/car-policy.ts';
import { type RepairCar, repairCar } from '@sojourn/domain/products/car/car-repair.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCarResults } from '#products/car/results/use-car-results.ts';
import type { CarDraft } from '#products/car/search/car-draft.ts';
import { rentalOf } from '#products/car/search/rental-of.ts';
import { RENTAL_PATH, rentalUrlOf } from '#products/car/search/rental-url.ts';
import { carName } from '#products/car/shared/car-words.ts';
import type { FoundRepair } from '#shared/policy/repair.ts';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';

const REFUNDABLE: ReadonlySet<string> = new Set(['FullyRefundable', 'FullyRefundableComplex']);

type Facts = Pick<CarDetail, 'carId' | 'car' | 'mileage'>;
const commonFacts = ({ carId, car, mileage }: Facts) => ({
  carId,
  seats: car.seats,
  isAutomatic: car.transmission === 'automatic',
  hasUnlimitedMileage: mileage.kind === 'unlimited',
});

const chosenFacts = (detail: CarDetail, price: WireCarPrice): RepairCar => ({
  ...commonFacts(detail),
  perDay: price.perDay,
  total: price.total,
  isRefundable: REFUNDABLE.has(detail.cancellation[price.payWay].type),
  pickUpDesk: detail.pickUp.location.deskId,
  dropOffDesk: detail.dropOff.location.deskId,
});

const offerFacts = (offer: CarOffer): RepairCar & { readonly offer: CarOffer } => ({
  ...commonFacts(offer),
  perDay: offer.perDay,
  total: offer.total,
  isRefundable: REFUNDABLE.has(offer.cancellation.type),
  pickUpDesk: offer.pickUpDesk,
  dropOffDesk: offer.dropOffDesk,
  offer,
});

/** `price`: of the way to pay that is chosen. */
export function useCarRepair(draft: CarDraft, detail: CarDetail, price: WireCarPrice): FoundRepair {
  const t = useText();
  const toText = useTextRef();
  const navigate = useNavigate();
  const tier = usePolicyTier();
  const isOut = tier !== null && !carJudge(tier)({ perDay: price.perDay }).isInPolicy;
  const rental = isOut ? rentalOf(draft) : undefined;
  const filters = tier ? { policy: carPolicyLimits(tier), inPolicyOnly: true } : {};
  const question = rental && { ...rental, driverAge: draft.age, filters, sort: 'Price' as const };
  const { results, offers, error } = useCarResults(question, 4);
  if (!tier || !question) return undefined;
  const cars = offers.map(offerFacts);
  const found = repairCar(tier, chosenFacts(detail, price), cars);
  if (!results.isDone && !error) return undefined;
  const offer = cars.find(({ carId }) => carId === found?.to.carId)?.offer;
  if (!found || !offer) return null;
  return {
    change: t('policy.repair.car', { car: toText(carName(offer.car)), company: offer.company.name }),
    saves: found.saves,
    apply: () => void navigate({ to: RENTAL_PATH, search: rentalUrlOf(draft, offer) }),
  };
}

/** For the lab: every failure of freezing a price and of booking at it, by name, outside production. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { refuse } from '#refusal.ts';

type Stage = 'quote' | 'payment' | 'exercise';
type FreezeScenario = {
  readonly name: string;
  readonly stage: Stage;
  readonly product?: 'flight' | 'hotel';
  readonly effect: string;
} & ({ readonly code: ErrorCode } | { readonly percent: number });

const SCENARIOS: readonly FreezeScenario[] = [
  {
    name: 'freeze-set-book-params-failed',
    stage: 'quote',
    code: 'PriceFreezeSetBookParamsFailed',
    effect: 'Freezing a price: PriceFreezeSetBookParamsFailed',
  },
  {
    name: 'freeze-failed',
    stage: 'quote',
    code: 'PriceFreezeFailed',
    effect: 'Freezing a price: PriceFreezeFailed',
  },
  {
    name: 'freeze-no-offer',
    stage: 'quote',
    code: 'PriceFreezeGenerateCustomOfferFailed',
    effect: 'Freezing a price: PriceFreezeGenerateCustomOfferFailed',
  },
  {
    name: 'freeze-no-availability',
    stage: 'quote',
    code: 'PriceFreezeNoAvailability',
    effect: 'Freezing a price: PriceFreezeNoAvailability',
  },
  {
    name: 'freeze-price-increased',
    stage: 'quote',
    percent: 106,
    effect: 'Freezing a price that has risen by 6%: FrozenPriceIncreased',
  },
  {
    name: 'freeze-price-decreased',
    stage: 'quote',
    percent: 94,
    effect: 'Freezing a price that has fallen by 6%: FrozenPriceDecreased',
  },
  {
    name: 'freeze-price-increased-paying',
    stage: 'payment',
    percent: 106,
    effect: 'The price rises while a freeze is paid: FrozenPriceIncreasedDuringPayment',
  },
  {
    name: 'freeze-price-decreased-paying',
    stage: 'payment',
    percent: 94,
    effect: 'The price falls while a freeze is paid: FrozenPriceDecreasedDuringPayment',
  },
  {
    name: 'freeze-sold-out-paying',
    stage: 'payment',
    code: 'PriceFreezeNoAvailability',
    effect: 'The trip sells out while a freeze is paid: PriceFreezeNoAvailability',
  },
  {
    name: 'exercise-set-book-params-failed',
    stage: 'exercise',
    product: 'flight',
    code: 'PriceFreezeExerciseSetBookParamsFailed',
    effect: 'Booking at a frozen price: PriceFreezeExerciseSetBookParamsFailed',
  },
  {
    name: 'exercise-failed',
    stage: 'exercise',
    product: 'flight',
    code: 'PriceFreezeExerciseFailed',
    effect: 'Booking at a frozen price: PriceFreezeExerciseFailed',
  },
  {
    name: 'exercise-similar-flights',
    stage: 'exercise',
    product: 'flight',
    code: 'PriceFreezeSimilarFlightsAndRefund',
    effect: 'The frozen flights are sold out: PriceFreezeSimilarFlightsAndRefund; the fee comes back',
  },
  {
    name: 'exercise-refund',
    stage: 'exercise',
    product: 'flight',
    code: 'PriceFreezeRefund',
    effect: 'The frozen flights and all like them are sold out: PriceFreezeRefund; the fee comes back',
  },
  {
    name: 'exercise-provider-error',
    stage: 'exercise',
    product: 'flight',
    code: 'PriceFreezeProviderError',
    effect: 'Booking at a frozen price: PriceFreezeProviderError',
  },
  {
    name: 'exercise-hotel-refund',
    stage: 'exercise',
    product: 'hotel',
    code: 'HotelPriceFreezeRefund',
    effect: 'The frozen room is sold out: HotelPriceFreezeRefund; the fee comes back',
  },
  {
    name: 'exercise-hotel-failed',
    stage: 'exercise',
    product: 'hotel',
    code: 'HotelPriceFreezeFailed',
    effect: 'Booking a room at a frozen price: HotelPriceFreezeFailed',
  },
  {
    name: 'exercise-hotel-likely-fraud',
    stage: 'exercise',
    product: 'hotel',
    code: 'HotelPriceFreezeLikelyFraud',
    effect: 'Booking a room at a frozen price: HotelPriceFreezeLikelyFraud',
  },
];
export const FREEZE_SCENARIOS: readonly { readonly name: string; readonly effect: string }[] = SCENARIOS;

const findScenario = (name: string | null, stage: Stage): FreezeScenario | undefined =>
  SCENARIOS.find((each) => each.name === name && each.stage === stage);

/** The code that a scenario plays at a stage; null for none. */
export function playedCode(name: string | null, stage: Stage, product?: string): ErrorCode | null {
  const found = findScenario(name, stage);
  if (!found || !('code' in found)) return null;
  return found.product === undefined || found.product === product ? found.code : null;
}

export function refuseIfPlayed(name: string | null, stage: Stage, product?: string): void {
  const code = playedCode(name, stage, product);
  if (code) refuse(code);
}

/** A price as a scenario has it. */
export function playedPrice(name: string | null, stage: Stage, minor: number): number {
  const found = findScenario(name, stage);
  return found && 'percent' in found ? Math.round((minor * found.percent) / 100) : minor;
}

/** Whether a scenario has the frozen trip sold out. */
export const isPlayedSoldOut = (name: string | null): boolean =>
  ['PriceFreezeSimilarFlightsAndRefund', 'PriceFreezeRefund', 'HotelPriceFreezeRefund'].includes(
    playedCode(name, 'exercise', 'flight') ?? playedCode(name, 'exercise', 'hotel') ?? '',
  );

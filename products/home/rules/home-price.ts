/**
 * Prices a stay in a home: nights, extra guests, a discount for length, fees and taxes. Every line is an
 * integer and the lines sum to the total; results, detail, checkout and receipt all show this one. The
 * deposit is never in it.
 */
import { basisPointsOf, splitByWeights } from '@sojourn/domain/money.ts';

type Per = 'stay' | 'night' | 'guestNight' | 'pet';
type HomeFee = {
  readonly kind: 'cleaning' | 'linen' | 'pets' | 'heating' | 'poolHeating' | 'resort';
  readonly amountMinor: number;
  readonly per: Per;
  /** What isn't mandatory is in the total only when it's chosen. */
  readonly isMandatory: boolean;
};
type HomeTax =
  | { readonly kind: 'share'; readonly bps: number; readonly of: 'nights' | 'nightsAndFees' }
  /** Of a guest and night; nights beyond the cap are free. */
  | { readonly kind: 'guestNight'; readonly amountMinor: number; readonly nightsMax: number };

export type HomePricing = {
  readonly baseMinor: number;
  readonly includedGuests: number;
  readonly extraGuestMinor: number;
  /** From so many nights, this much is taken off the nights; the longest that fits counts. */
  readonly lengthDiscounts: readonly { readonly fromNights: number; readonly bps: number }[];
  readonly fees: readonly HomeFee[];
  /** Ours, of nights and mandatory fees. */
  readonly serviceBps: number;
  readonly taxes: readonly HomeTax[];
};

type PricedStay = {
  /** Of each night; null takes the base. */
  readonly nights: readonly (number | null)[];
  readonly guests: number;
  readonly pets: number;
  readonly chosen: readonly HomeFee['kind'][];
};

/** `taxMinor`: the part of the stay's taxes that's for this fee. */
type FeeLine = {
  readonly kind: HomeFee['kind'];
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly isMandatory: boolean;
};

/** All in minor units of the home's currency. */
export type HomePrice = {
  readonly nightsMinor: number;
  readonly extraGuestsMinor: number;
  /** Zero or negative: `discountBps` of the nights. */
  readonly discountMinor: number;
  readonly discountBps: number;
  /** The part of the taxes that's for nights and extra guests. */
  readonly nightsTaxMinor: number;
  readonly fees: readonly FeeLine[];
  readonly serviceMinor: number;
  /** All of it: of the nights and of every fee. */
  readonly taxMinor: number;
  readonly totalMinor: number;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** Throws a RangeError for a stay of no night or no guest. */
export function priceHome(pricing: HomePricing, stay: PricedStay): HomePrice {
  const count = stay.nights.length;
  if (count < 1 || stay.guests < 1) throw new RangeError('a stay has at least one night and one guest');
  const nightsMinor = sum(stay.nights.map((own) => own ?? pricing.baseMinor));
  const extraGuests = Math.max(0, stay.guests - pricing.includedGuests);
  const extraGuestsMinor = extraGuests * pricing.extraGuestMinor * count;
  const discountBps = Math.max(
    0,
    ...pricing.lengthDiscounts.filter(({ fromNights }) => count >= fromNights).map(({ bps }) => bps),
  );
  const discountMinor = 0 - basisPointsOf(nightsMinor, discountBps);
  const left = nightsMinor + extraGuestsMinor + discountMinor;
  const untaxed = feeLines(pricing.fees, stay);
  const [nightsTaxMinor = 0, ...feeTaxes] = shareTaxes(pricing.taxes, left, untaxed, stay);
  const fees = untaxed.map((fee, index) => ({ ...fee, taxMinor: feeTaxes[index] ?? 0 }));
  const mandatoryMinor = sum(
    fees.filter(({ isMandatory }) => isMandatory).map(({ amountMinor }) => amountMinor),
  );
  const serviceMinor = basisPointsOf(left + mandatoryMinor, pricing.serviceBps);
  const taxMinor = nightsTaxMinor + sum(feeTaxes);
  return {
    nightsMinor,
    extraGuestsMinor,
    discountMinor,
    discountBps,
    nightsTaxMinor,
    fees,
    serviceMinor,
    taxMinor,
    totalMinor: left + sum(fees.map(({ amountMinor }) => amountMinor)) + serviceMinor + taxMinor,
  };
}

type UntaxedFee = Omit<FeeLine, 'taxMinor'>;

function feeLines(fees: readonly HomeFee[], { nights, guests, pets, chosen }: PricedStay): UntaxedFee[] {
  const times: Record<Per, number> = {
    stay: 1,
    night: nights.length,
    guestNight: guests * nights.length,
    pet: pets,
  };
  return fees
    .filter(({ kind, isMandatory }) => isMandatory || chosen.includes(kind))
    .map(({ kind, amountMinor, per, isMandatory }) => ({
      kind,
      amountMinor: amountMinor * times[per],
      isMandatory,
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

/** Each tax is rounded once and then shared; the nights' part first, then each fee's. */
function shareTaxes(
  taxes: readonly HomeTax[],
  left: number,
  fees: readonly UntaxedFee[],
  { nights, guests }: PricedStay,
): number[] {
  const amounts = [left, ...fees.map(({ amountMinor }) => amountMinor)];
  const shares = taxes.map((tax) => {
    if (tax.kind === 'guestNight') {
      const nightsTaxed = Math.min(nights.length, tax.nightsMax);
      return [tax.amountMinor * guests * nightsTaxed];
    }
    if (tax.of === 'nights') return [basisPointsOf(left, tax.bps)];
    const whole = sum(amounts);
    return whole > 0 ? splitByWeights(basisPointsOf(whole, tax.bps), amounts) : [];
  });
  return amounts.map((_, index) => sum(shares.map((parts) => parts[index] ?? 0)));
}

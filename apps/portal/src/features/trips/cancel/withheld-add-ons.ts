/** What a cancellation keeps of what was paid for protections, by their names. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { withheldProtections } from '@sojourn/domain/booking/cancellation/withheld-premiums.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type Trip = Pick<TripDetail, 'protections'>;

function useNames(): (trip: Trip, withheld: Money) => string | null {
  const t = useText();
  const locale = useLocale();
  return ({ protections }, withheld) => {
    const names = withheldProtections(protections, withheld).map((each) => t(`protections.name.${each}`));
    return names.length === 0 ? null : new Intl.ListFormat(locale).format(names);
  };
}

/** Within a sentence. */
export function useAddOnNames(): (trip: Trip, withheld: Money) => string {
  const t = useText();
  const names = useNames();
  return (trip, withheld) => names(trip, withheld) ?? t('trip.cancel.addOns');
}

/** Beside the amount. */
export function useWithheldLabel(): (trip: Trip, withheld: Money) => string {
  const t = useText();
  const nameList = useNames();
  return (trip, withheld) => {
    const names = nameList(trip, withheld);
    return names === null ? t('trip.cancel.premiumsKept') : t('trip.cancel.premiumsKept.of', { names });
  };
}

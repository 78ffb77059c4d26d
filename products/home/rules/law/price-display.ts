/**
 * The price that a place's law wants most prominent: in the US the total with every mandatory fee, where
 * taxes may stand apart; in the EEA and the UK with the taxes that are known. We show the most complete.
 */
import type { HomePrice } from '../home-price.ts';

const EEA_AND_UK: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** By the country of the customer or of the home, whichever asks for more. */
export const showsTaxes = (customerCountry: string, homeCountry: string): boolean =>
  EEA_AND_UK.has(customerCountry) || EEA_AND_UK.has(homeCountry);

/** Without fees that nobody has to pay. `apartMinor`: taxes named beside it. */
export function prominentPrice(price: HomePrice, withTaxes: boolean) {
  const optional = price.fees
    .filter(({ isMandatory }) => !isMandatory)
    .reduce((total, { amountMinor, taxMinor }) => total + amountMinor + taxMinor, 0);
  const whole = price.totalMinor - optional;
  return withTaxes ? { shownMinor: whole, apartMinor: 0 } : withoutTaxes(price, whole);
}

function withoutTaxes({ nightsTaxMinor, fees }: HomePrice, whole: number) {
  const taxes = fees
    .filter(({ isMandatory }) => isMandatory)
    .reduce((total, { taxMinor }) => total + taxMinor, nightsTaxMinor);
  return { shownMinor: whole - taxes, apartMinor: taxes };
}

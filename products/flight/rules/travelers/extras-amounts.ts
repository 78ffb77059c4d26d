/**
 * What changing seats and bags after booking comes to. One amount is what a traveler has on one slice of one
 * ticket, seats and bags each for themselves; amounts are in minor units.
 */
import type { Penalty } from '../fares/penalties.ts';

/** `priceMinor`: what the choice as it shall be costs; `paidMinor`: what was paid for the one before. */
type ExtrasValue = { readonly paidMinor: number; readonly priceMinor: number };

/** What is given up comes back while the ticket can be voided, or of a refundable fare. */
export const doExtrasComeBack = (isVoidable: boolean, cancel: Penalty): boolean =>
  isVoidable || cancel.kind === 'free';

/** To pay; below zero it comes back. What doesn't come back counts toward what is chosen instead. */
export const extrasDifference = ({ paidMinor, priceMinor }: ExtrasValue, comesBack: boolean): number =>
  comesBack ? priceMinor - paidMinor : Math.max(0, priceMinor - paidMinor);

/** What was paid and doesn't come back. */
export const extrasWithheld = ({ paidMinor, priceMinor }: ExtrasValue, comesBack: boolean): number =>
  comesBack ? 0 : Math.max(0, paidMinor - priceMinor);

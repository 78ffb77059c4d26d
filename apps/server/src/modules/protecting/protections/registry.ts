/** The protections that are bought in a checkout: one line each, in the order in which they're shown. */
import { cancelForAnyReason } from './cancel-for-any-reason/sold.ts';
import { changeForAnyReason } from './change-for-any-reason/sold.ts';
import { disruptionAssistance } from './disruption-assistance/sold.ts';
import { missedConnection } from './missed-connection/sold.ts';
import type { SoldProtection } from './sold.ts';

export const SOLD_PROTECTIONS: readonly SoldProtection[] = [
  cancelForAnyReason,
  changeForAnyReason,
  disruptionAssistance,
  missedConnection,
];

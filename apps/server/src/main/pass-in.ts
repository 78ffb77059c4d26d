/** Use cases that modules get passed in, because the modules that have them import them already. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, Effects } from '../context.ts';
import { askForHelp } from '../modules/desk/support/ask-for-help.ts';
import { readPending } from '../modules/protecting/reimbursements/store.ts';
import { readBoundFrom } from '../modules/selling/booking/brought/bound-from.ts';
import { signalLookUp } from '../modules/trips/schedule-changes/look-ups/store.ts';

export const passIn = (effects: Pick<Effects, 'db' | 'clock' | 'random'>) => ({
  readBoundFrom,
  readPending,
  signalLookUp,
  askForHelp: (bookingId: BookingId, help: Parameters<typeof askForHelp>[2], actor: Actor) =>
    askForHelp(effects, bookingId, help, actor),
});
export type PassedIn = ReturnType<typeof passIn>;

import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

/** For how long a trip can be canceled free of charge, by its quote or review. */
export const voidNote = ({ voidHours }: { readonly voidHours: number }): TextRef =>
  textRef('flights.void', { hours: voidHours });

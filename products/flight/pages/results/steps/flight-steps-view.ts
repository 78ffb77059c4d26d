/** The steps of choosing flights in words (B §2): slice after slice, review, travelers and payment. */
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FormTrip } from '#flight/pages/search/flight-draft.ts';
import type { FlightUrl } from '#flight/pages/search/flight-url.ts';

type FlightStep = {
  readonly key: string;
  readonly label: TextRef;
  /** A done step that can be gone back to. */
  readonly backTo: number | undefined;
};

/** What is being chosen: "a departing flight", "a return", "flight 3". */
export const choosing = (trip: FormTrip, step: number): TextRef => {
  if (trip === 'multiCity') return textRef('flightResults.choose.slice', { number: step + 1 });
  return textRef(step === 0 ? 'flightResults.choose.departure' : 'flightResults.choose.return');
};

export function stepsOf({ draft, step }: Pick<FlightUrl, 'draft' | 'step'>): readonly FlightStep[] {
  const slices = draft.legs.map((_, place): FlightStep => {
    const isMulti = draft.trip === 'multiCity';
    const label = isMulti
      ? textRef('flightResults.step.slice', { number: place + 1 })
      : textRef(place === 0 ? 'flightResults.step.departure' : 'flightResults.step.return');
    return { key: `slice${place}`, label, backTo: place < step ? place : undefined };
  });
  return [
    ...slices,
    { key: 'review', label: textRef('flightResults.step.review'), backTo: undefined },
    { key: 'pay', label: textRef('flightResults.step.pay'), backTo: undefined },
  ];
}

/** What is being filled into the flight form, and what a submit makes of it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useState } from 'react';
import type { FlightDraft } from '../search/flight-draft.ts';
import {
  checkFlightForm,
  type FlightFormProblems,
  type FlightRefusal,
  hasProblems,
  problemsOfRefusal,
} from './check-flight-form.ts';

export type FlightForm = {
  readonly draft: FlightDraft;
  readonly today: CalendarDate;
  /** Only after a refusal, ours or the server's, and then as the fields change. */
  readonly problems: FlightFormProblems;
  readonly edit: (draft: FlightDraft) => void;
  /** The whole draft, or undefined when something is refused. */
  readonly submit: () => FlightDraft | undefined;
};

const NONE: FlightFormProblems = { legs: [] };

export function useFlightForm(start: FlightDraft, refusal: FlightRefusal | undefined): FlightForm {
  const today = useToday();
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const own = checkFlightForm(draft, today);
  // What the server refused stands until something is changed.
  const isStart = JSON.stringify(draft) === JSON.stringify(start);
  const refused = refusal && isStart ? problemsOfRefusal(refusal, draft) : NONE;
  const shown = isChecked && hasProblems(own) ? own : refused;
  return {
    draft,
    today,
    problems: shown,
    edit: setDraft,
    submit: () => {
      setChecked(true);
      return hasProblems(own) ? undefined : draft;
    },
  };
}

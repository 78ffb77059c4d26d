/** What is being typed into the form of activities, and what a submit makes of it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import type { PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useState } from 'react';
import { type ActivityCriteria, agesOf, type PartyRows, rowsOf } from '../search/activity-criteria.ts';
import { type ActivityFormProblems, checkActivityForm } from './check-activity-form.ts';

export type ActivityFormStart = {
  readonly place: PlaceOption | undefined;
  readonly criteria: ActivityCriteria;
};
export type ActivityFormAnswer = { readonly place: PlaceOption; readonly criteria: ActivityCriteria };

type ActivityForm = {
  readonly place: PlaceOption | undefined;
  readonly range: DateRange;
  readonly party: PartyRows;
  /** Only after a submit that was refused, and then as the fields change. */
  readonly problems: ActivityFormProblems;
  readonly today: CalendarDate;
  readonly setPlace: (place: PlaceOption | undefined) => void;
  readonly setRange: (range: DateRange) => void;
  readonly setParty: (party: PartyRows) => void;
  /** The answer, or undefined when something is refused. */
  readonly submit: () => ActivityFormAnswer | undefined;
};

export function useActivityForm(start: ActivityFormStart): ActivityForm {
  const today = useToday();
  // Untouched, the field follows the start: the name of a place in the address comes after the form
  const [chosen, setChosen] = useState<{ readonly place: PlaceOption | undefined }>();
  const place = chosen ? chosen.place : start.place;
  const [range, setRange] = useState<DateRange>({ start: start.criteria.from, end: start.criteria.until });
  const [party, setParty] = useState<PartyRows>(() => rowsOf(start.criteria.ages));
  const [isChecked, setChecked] = useState(false);
  const problems = checkActivityForm({ hasPlace: place !== undefined, range, party }, today);
  const submit = (): ActivityFormAnswer | undefined => {
    setChecked(true);
    if (!place || !range.start || !range.end || Object.keys(problems).length > 0) return undefined;
    return { place, criteria: { from: range.start, until: range.end, ages: agesOf(party) } };
  };
  return {
    place,
    range,
    party,
    problems: isChecked ? problems : {},
    today,
    setPlace: (next) => setChosen({ place: next }),
    setRange,
    setParty,
    submit,
  };
}

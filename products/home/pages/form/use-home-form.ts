/** What is being typed into the form of homes, and what a submit makes of it. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import type { PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useState } from 'react';
import type { Party } from '#home/rules/party.ts';
import type { FlexibleDays, HomeCriteria } from '../search/home-criteria.ts';
import { checkHomeForm, type HomeFormProblems } from './check-home-form.ts';

export type HomeFormStart = { readonly place: PlaceOption | undefined; readonly criteria: HomeCriteria };
export type HomeFormAnswer = { readonly place: PlaceOption; readonly criteria: HomeCriteria };

type HomeForm = {
  readonly place: PlaceOption | undefined;
  readonly range: DateRange;
  readonly party: Party;
  readonly flexibleDays: FlexibleDays;
  /** Only after a submit that was refused, and then as the fields change. */
  readonly problems: HomeFormProblems;
  readonly today: CalendarDate;
  readonly setPlace: (place: PlaceOption | undefined) => void;
  readonly setRange: (range: DateRange) => void;
  readonly setParty: (party: Party) => void;
  readonly setFlexibleDays: (days: FlexibleDays) => void;
  /** The answer, or undefined when something is refused. */
  readonly submit: () => HomeFormAnswer | undefined;
};

/** Without `setFlexibleDays`, the dates are exact. */
export type HomeDatesForm = Pick<HomeForm, 'range' | 'setRange' | 'today' | 'flexibleDays'> &
  Partial<Pick<HomeForm, 'setFlexibleDays'>>;

export function useHomeForm(start: HomeFormStart): HomeForm {
  const today = useToday();
  const { checkIn, checkOut } = start.criteria;
  // Untouched, the field follows the start: the name of a place in the address comes after the form
  const [chosen, setChosen] = useState<{ readonly place: PlaceOption | undefined }>();
  const place = chosen ? chosen.place : start.place;
  const [range, setRange] = useState<DateRange>({ start: checkIn, end: checkOut });
  const [party, setParty] = useState(start.criteria.party);
  const [flexibleDays, setFlexibleDays] = useState(start.criteria.flexibleDays);
  const [isChecked, setChecked] = useState(false);
  const problems = checkHomeForm({ hasPlace: place !== undefined, range, party }, today, addDays(today, 1));
  const submit = (): HomeFormAnswer | undefined => {
    setChecked(true);
    if (!place || !range.start || !range.end || Object.keys(problems).length > 0) return undefined;
    return { place, criteria: { checkIn: range.start, checkOut: range.end, party, flexibleDays } };
  };
  return {
    place,
    range,
    party,
    flexibleDays,
    problems: isChecked ? problems : {},
    today,
    setPlace: (next) => setChosen({ place: next }),
    setRange,
    setParty,
    setFlexibleDays,
    submit,
  };
}

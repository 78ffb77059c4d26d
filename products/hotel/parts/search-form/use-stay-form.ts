/** What is being typed into the search form, and what a submit makes of it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import type { RoomParty } from '@sojourn/ui/inputs/guest-picker.tsx';
import type { PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useState } from 'react';
import type { RoomGuests } from '#hotel/rules/stay.ts';
import type { StayDatesAndGuests } from '../search/stay-criteria.ts';
import { checkStayForm, type StayFormProblems } from './check-stay-form.ts';

export type StayFormStart = {
  readonly place: PlaceOption | undefined;
  readonly stay: StayDatesAndGuests;
};
export type StayFormAnswer = { readonly place: PlaceOption; readonly stay: StayDatesAndGuests };

export type StayForm = {
  readonly place: PlaceOption | undefined;
  readonly range: DateRange;
  readonly rooms: readonly RoomParty[];
  /** Only after a submit that was refused, and then as the fields change. */
  readonly problems: StayFormProblems;
  readonly today: CalendarDate;
  readonly setPlace: (place: PlaceOption | undefined) => void;
  readonly setRange: (range: DateRange) => void;
  readonly setRooms: (rooms: readonly RoomParty[]) => void;
  /** The answer, or undefined when something is refused. */
  readonly submit: () => StayFormAnswer | undefined;
};

export function useStayForm(start: StayFormStart): StayForm {
  const today = useToday();
  // Untouched, the field follows the start: the name of a place in the address comes after the form.
  const [chosen, setChosen] = useState<{ readonly place: PlaceOption | undefined }>();
  const place = chosen ? chosen.place : start.place;
  const [range, setRange] = useState<DateRange>({ start: start.stay.checkIn, end: start.stay.checkOut });
  const [rooms, setRooms] = useState<readonly RoomParty[]>(start.stay.rooms);
  const [isChecked, setChecked] = useState(false);
  const facts = { hasPlace: place !== undefined, checkIn: range.start, checkOut: range.end, rooms };
  const problems = checkStayForm(facts, today);
  const submit = (): StayFormAnswer | undefined => {
    setChecked(true);
    if (!place || !range.start || !range.end || Object.keys(problems).length > 0) return undefined;
    const stay = { checkIn: range.start, checkOut: range.end, rooms: rooms as readonly RoomGuests[] };
    return { place, stay };
  };
  return {
    place,
    range,
    rooms,
    problems: isChecked ? problems : {},
    today,
    setPlace: (next) => setChosen({ place: next }),
    setRange,
    setRooms,
    submit,
  };
}

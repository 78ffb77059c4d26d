/** Dates and guests that the prices are for; a choice counts at once when it is whole. */
import '@sojourn/web/search-form/search-form.css';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { type RoomGuests, STAY_LIMITS } from '#hotel/rules/stay.ts';
import type { StayDatesAndGuests } from '../search/stay-criteria.ts';
import { checkStayForm } from '../search-form/check-stay-form.ts';
import { DatesField } from '../search-form/dates-field.tsx';
import { GuestsField } from '../search-form/guests-field.tsx';
import type { StayForm } from '../search-form/use-stay-form.ts';

type FavoritesWhenProps = {
  readonly when: StayDatesAndGuests;
  readonly onWhen: (when: StayDatesAndGuests) => void;
};

/** What is chosen halfway: a check-in without a check-out, a child without an age. */
type Partial = { readonly range?: StayForm['range']; readonly rooms?: StayForm['rooms'] };

export function FavoritesWhen({ when, onWhen }: FavoritesWhenProps) {
  const t = useText();
  const today = useToday();
  const [partial, setPartial] = useState<Partial>({});
  const range = partial.range ?? { start: when.checkIn, end: when.checkOut };
  const rooms = partial.rooms ?? when.rooms;
  const take = (next: Partial) => {
    const { start, end } = next.range ?? range;
    const facts = { hasPlace: true, checkIn: start, checkOut: end, rooms: next.rooms ?? rooms };
    const problems = checkStayForm(facts, today);
    setPartial({ ...partial, ...next });
    if (Object.keys(problems).length > 0 || !start || !end) return;
    setPartial({});
    onWhen({ checkIn: start, checkOut: end, rooms: facts.rooms as readonly RoomGuests[] });
  };
  const problems = checkStayForm({ hasPlace: true, checkIn: range.start, checkOut: range.end, rooms }, today);
  const isLong = problems.dates === 'StayTooLong' || problems.dates === 'TooFarAhead';
  const form: StayForm = {
    place: undefined,
    range,
    rooms,
    problems: {},
    today,
    setPlace: () => undefined,
    setRange: (next) => take({ range: next }),
    setRooms: (next) => take({ rooms: next }),
    submit: () => undefined,
  };
  return (
    <fieldset className="favorites__when" aria-label={t('profileFavorites.when')}>
      <DatesField
        form={form}
        error={isLong ? t('profileFavorites.when.tooLong', { most: STAY_LIMITS.nightsMax }) : undefined}
      />
      <GuestsField form={form} error={undefined} />
    </fieldset>
  );
}

/** Rooms, adults and children with their ages. Loaded when the field is wanted. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { agesComplete, GuestPicker, type GuestPickerLabels } from '@sojourn/ui/inputs/guest-picker.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef, useState } from 'react';
import { STAY_LIMITS } from '#hotel/rules/stay.ts';
import type { StayForm } from './use-stay-form.ts';

const labelsOf = (t: Text): GuestPickerLabels => ({
  room: (number) => t('search.guests.room', { number }),
  removeRoom: (number) => t('search.guests.removeRoom', { number }),
  addRoom: t('search.guests.addRoom'),
  adults: t('search.guests.adults'),
  adultsHint: t('search.guests.adultsHint'),
  children: t('search.guests.children'),
  childrenHint: t('search.guests.childrenHint'),
  childAge: (number) => t('search.guests.childAge', { number }),
  chooseAge: t('search.guests.chooseAge'),
  ageMissing: t('search.guests.ageMissing'),
  age: (years) => t('search.guests.age', { years }),
  decrease: (what) => t('search.guests.fewer', { what }),
  increase: (what) => t('search.guests.more', { what }),
});

export default function GuestsPanel({
  form,
  onDone,
}: {
  readonly form: StayForm;
  readonly onDone: () => void;
}) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  // A search that was refused for want of an age opens the panel
  const [refusals, setRefusals] = useState(form.problems.guests === 'ChildAgeMissing' ? 1 : 0);
  const finish = () => (agesComplete(form.rooms) ? onDone() : setRefusals((count) => count + 1));
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <div ref={element}>
      <GuestPicker
        asksForAges={refusals > 0}
        rooms={form.rooms}
        onChange={form.setRooms}
        labels={labelsOf(t)}
        maxRooms={STAY_LIMITS.roomsMax}
        maxAdults={STAY_LIMITS.adultsPerRoomMax}
        maxChildren={STAY_LIMITS.childrenPerRoomMax}
        done={
          <Button size="s" onClick={finish}>
            {t('search.guests.done')}
          </Button>
        }
      />
    </div>
  );
}

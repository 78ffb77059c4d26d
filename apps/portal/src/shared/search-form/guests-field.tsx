import { STAY_LIMITS } from '@sojourn/domain/stays/stay.ts';
import { Button } from '@sojourn/ui/button.tsx';
import { GuestPicker, type GuestPickerLabels } from '@sojourn/ui/guest-picker.tsx';
import { Users } from 'lucide-react';
import { useCan } from '../tenant/tenant.tsx';
import { type Text, useText } from '../text/use-text.tsx';
import { PickerField } from './picker-field.tsx';
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
  age: (years) => t('search.guests.age', { years }),
  decrease: (what) => t('search.guests.fewer', { what }),
  increase: (what) => t('search.guests.more', { what }),
});

/** "2 guests, 1 room"; a company's people are travelers. */
export function useGuestsText(): (rooms: StayForm['rooms']) => string {
  const t = useText();
  const isCorporate = useCan('corporate');
  return (rooms) => {
    const guests = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
    const values = { guests, rooms: rooms.length };
    return t(isCorporate ? 'search.guests.travelersValue' : 'search.guests.value', values);
  };
}

export function GuestsField({
  form,
  error,
}: {
  readonly form: StayForm;
  readonly error: string | undefined;
}) {
  const t = useText();
  const isCorporate = useCan('corporate');
  const value = useGuestsText()(form.rooms);
  return (
    <PickerField
      className="search-form__guests"
      label={t(isCorporate ? 'search.guests.travelers' : 'search.guests')}
      value={value}
      placeholder={value}
      icon={<Users />}
      error={error}
      align="end"
    >
      {(close) => (
        <GuestPicker
          rooms={form.rooms}
          onChange={form.setRooms}
          labels={labelsOf(t)}
          maxRooms={STAY_LIMITS.roomsMax}
          maxAdults={STAY_LIMITS.adultsPerRoomMax}
          maxChildren={STAY_LIMITS.childrenPerRoomMax}
          done={
            <Button size="s" onClick={close}>
              {t('search.guests.done')}
            </Button>
          }
        />
      )}
    </PickerField>
  );
}

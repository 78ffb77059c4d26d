import { Users } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useCan } from '../tenant/tenant.tsx';
import { useText } from '../text/use-text.tsx';
import { PickerField } from './picker-field.tsx';
import type { StayForm } from './use-stay-form.ts';

const load = () => import('./guests-panel.tsx');
const GuestsPanel = lazyPart(load);
const warm = () => void load().catch(() => undefined);

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
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches ahead of use
    <div className="search-form__guests" onPointerEnter={warm} onFocus={warm}>
      <PickerField
        label={t(isCorporate ? 'search.guests.travelers' : 'search.guests')}
        value={value}
        placeholder={value}
        icon={<Users />}
        error={error}
        align="end"
      >
        {(close) => (
          <Suspense fallback={<div className="search-form__guests-room" />}>
            <GuestsPanel form={form} onDone={close} />
          </Suspense>
        )}
      </PickerField>
    </div>
  );
}

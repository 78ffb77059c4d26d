import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Users } from 'lucide-react';
import type { StayForm } from './use-stay-form.ts';

const GuestsPanel = lazyPart(() => import('./guests-panel.tsx'));

/** "2 guests", "4 guests, 2 rooms"; a company's people are travelers. */
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
    <PanelField
      className="search-form__guests"
      warm={GuestsPanel.warm}
      room="search-form__guests-room"
      label={t(isCorporate ? 'search.guests.travelers' : 'search.guests')}
      value={value}
      placeholder={value}
      icon={<Users />}
      error={error}
      align="end"
    >
      {(close) => <GuestsPanel form={form} onDone={close} />}
    </PanelField>
  );
}

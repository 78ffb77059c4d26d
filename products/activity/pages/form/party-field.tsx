import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Users } from 'lucide-react';
import type { PartyRows } from '../search/activity-criteria.ts';

const PartyPanel = lazyPart(() => import('./party-panel.tsx'));

type PartyFieldProps = {
  readonly party: PartyRows;
  readonly error: string | undefined;
  readonly onChange: (party: PartyRows) => void;
};

/** "2 adults", "2 adults, 1 child" */
export function PartyField({ party, error, onChange }: PartyFieldProps) {
  const t = useText();
  const value = t('activityForm.party.value', {
    adults: party.adults + party.seniors,
    children: party.childAges.length,
  });
  return (
    <PanelField
      className="search-form__guests"
      warm={PartyPanel.warm}
      room="search-form__guests-room"
      label={t('activityForm.party')}
      value={value}
      placeholder={value}
      icon={<Users />}
      error={error}
      align="end"
    >
      {(close) => (
        <PartyPanel party={party} asksForAges={error !== undefined} onChange={onChange} onDone={close} />
      )}
    </PanelField>
  );
}

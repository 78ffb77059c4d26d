import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Users } from 'lucide-react';
import type { Party } from '#home/rules/party.ts';
import { guestCount, petCount } from '../search/home-criteria.ts';

const PartyPanel = lazyPart(() => import('./party-panel.tsx'));

/** "2 guests, no pets", "4 guests, 1 pet" */
export function usePartyText(): (party: Party) => string {
  const t = useText();
  return (party) => t('homeForm.party.value', { guests: guestCount(party), pets: petCount(party) });
}

type PartyFieldProps = {
  readonly party: Party;
  readonly error: string | undefined;
  readonly onChange: (party: Party) => void;
};

export function PartyField({ party, error, onChange }: PartyFieldProps) {
  const t = useText();
  const value = usePartyText()(party);
  return (
    <PanelField
      className="search-form__guests"
      warm={PartyPanel.warm}
      room="search-form__guests-room"
      label={t('homeForm.party')}
      value={value}
      placeholder={value}
      icon={<Users />}
      error={error}
      align="end"
    >
      {(close) => <PartyPanel party={party} onChange={onChange} onDone={close} />}
    </PanelField>
  );
}

/** Who comes, people and pets. Loaded when the field is wanted. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PARTY_LIMITS } from '#home/rules/home.ts';
import type { Party } from '#home/rules/party.ts';
import './party-panel.css';

const PEOPLE = ['adults', 'children', 'infants'] as const;
const PETS = ['dogs', 'cats'] as const;

type Part = keyof Party;
const LIMITS: Readonly<Record<Part, readonly [least: number, most: number]>> = {
  adults: [1, PARTY_LIMITS.adultsMax],
  children: [0, PARTY_LIMITS.childrenMax],
  infants: [0, PARTY_LIMITS.infantsMax],
  dogs: [0, PARTY_LIMITS.dogsMax],
  cats: [0, PARTY_LIMITS.catsMax],
};

type PartyPanelProps = {
  readonly party: Party;
  readonly onChange: (party: Party) => void;
  readonly onDone: () => void;
};

export default function PartyPanel({ party, onChange, onDone }: PartyPanelProps) {
  const t = useText();
  const stepper = (part: Part, hint?: string) => {
    const label = t(`homeForm.party.${part}`);
    const [least, most] = LIMITS[part];
    return (
      <Stepper
        key={part}
        label={label}
        hint={hint}
        value={party[part]}
        min={least}
        max={most}
        onChange={(count) => onChange({ ...party, [part]: count })}
        decreaseLabel={t('search.guests.fewer', { what: label })}
        increaseLabel={t('search.guests.more', { what: label })}
      />
    );
  };
  return (
    <div className="party-panel">
      {PEOPLE.map((part) => stepper(part, t(`homeForm.party.${part}.hint`)))}
      <hr className="party-panel__line" />
      {PETS.map((part) => stepper(part))}
      <p className="small text-2">{t('homeForm.party.service')}</p>
      <div className="party-panel__foot">
        <Button size="s" onClick={onDone}>
          {t('search.guests.done')}
        </Button>
      </div>
    </div>
  );
}

/** Who comes, with the ages that operators price by. Loaded when the field is wanted. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CHILD_MAX, PARTY_MAX, type PartyRows } from '../search/activity-criteria.ts';
import '@sojourn/ui/inputs/guest-picker.css';

const AGES = Array.from({ length: CHILD_MAX + 1 }, (_, age) => age);

type PartyPanelProps = {
  readonly party: PartyRows;
  /** Marks the ages that are missing. */
  readonly asksForAges: boolean;
  readonly onChange: (party: PartyRows) => void;
  readonly onDone: () => void;
};

export default function PartyPanel({ party, asksForAges, onChange, onDone }: PartyPanelProps) {
  const t = useText();
  const { childAges } = party;
  const all = party.adults + party.seniors + childAges.length;
  const row = (name: 'adults' | 'seniors' | 'children', value: number, set: (count: number) => void) => {
    const label = t(`activityForm.party.${name}`);
    return (
      <Stepper
        label={label}
        hint={t(`activityForm.party.${name}.hint`)}
        value={value}
        min={0}
        max={value + PARTY_MAX - all}
        onChange={set}
        decreaseLabel={t('search.guests.fewer', { what: label })}
        increaseLabel={t('search.guests.more', { what: label })}
      />
    );
  };
  const setAge = (at: number, age: number | undefined) =>
    onChange({ ...party, childAges: childAges.map((old, place) => (place === at ? age : old)) });
  return (
    <div className="guests">
      {row('adults', party.adults, (adults) => onChange({ ...party, adults }))}
      {row('seniors', party.seniors, (seniors) => onChange({ ...party, seniors }))}
      {row('children', childAges.length, (count) =>
        onChange({ ...party, childAges: Array.from({ length: count }, (_, at) => childAges[at]) }),
      )}
      {childAges.length > 0 && (
        <div className="guests__ages">
          {childAges.map((age, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by their place
              key={at}
              size="s"
              label={t('search.guests.childAge', { number: at + 1 })}
              value={age ?? ''}
              error={asksForAges && age === undefined ? t('search.guests.ageMissing') : undefined}
              onChange={(event) =>
                setAge(at, event.target.value === '' ? undefined : Number(event.target.value))
              }
            >
              <option value="">{t('search.guests.chooseAge')}</option>
              {AGES.map((years) => (
                <option key={years} value={years}>
                  {t('search.guests.age', { years })}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
      <div className="guests__foot">
        <Button size="s" onClick={onDone}>
          {t('search.guests.done')}
        </Button>
      </div>
    </div>
  );
}

import { AIRLINE_OPTIONS, type FlightChoices } from '@sojourn/domain/preferences/flight-choices.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChoiceGroup } from '../preferences/choice-group.tsx';

type AirlineChoiceProps = {
  readonly choices: Pick<FlightChoices, 'airlines' | 'excludeLowCostCarriers'>;
  readonly onToggle: (code: string) => void;
  readonly onToggleLowCost: () => void;
};

/** Several airlines, and leaving low-cost carriers out (A §9). One that is not offered here stays. */
export function AirlineChoice({ choices, onToggle, onToggleLowCost }: AirlineChoiceProps) {
  const t = useText();
  const others = choices.airlines.filter((chosen) => !AIRLINE_OPTIONS.some(({ code }) => code === chosen));
  const options = [...AIRLINE_OPTIONS, ...others.map((code) => ({ code, name: code }))];
  return (
    <ChoiceGroup title={t('profilePreferences.airlines')} hint={t('profilePreferences.airlines.hint')}>
      <div className="preferences__grid">
        {options.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={choices.airlines.includes(code)}
            onChange={() => onToggle(code)}
          />
        ))}
        <Checkbox
          className="preferences__whole"
          label={t('profilePreferences.excludeLowCost')}
          hint={t('profilePreferences.excludeLowCost.hint')}
          checked={choices.excludeLowCostCarriers}
          onChange={onToggleLowCost}
        />
      </div>
    </ChoiceGroup>
  );
}

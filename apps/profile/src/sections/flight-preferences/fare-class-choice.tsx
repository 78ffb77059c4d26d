import { chosenFareClass, type FareClassMap } from '@sojourn/domain/preferences/flight-choices.ts';
import { FARE_CLASSES, type FareClass } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { ChoiceGroup } from '../preferences/choice-group.tsx';

type FareClassChoiceProps = {
  readonly fareClasses: FareClassMap;
  /** Also called with the chosen one, to clear it. */
  readonly onChoose: (fareClass: FareClass) => void;
};

/** A single choice of which the chosen one can be taken back, by pointer or space bar (A §2.8). */
export function FareClassChoice({ fareClasses, onChoose }: FareClassChoiceProps) {
  const t = useText();
  const name = useId();
  const chosen = chosenFareClass({ fareClasses });
  return (
    <ChoiceGroup title={t('profilePreferences.fareClass')} hint={t('profilePreferences.fareClass.hint')}>
      <div className="preferences__grid">
        {FARE_CLASSES.map((fareClass) => {
          const isChosen = fareClass === chosen;
          return (
            <Radio
              key={fareClass}
              name={name}
              label={t(`flights.class.${fareClass}`)}
              hint={t(`profilePreferences.fareClass.${fareClass}`)}
              checked={isChosen}
              onChange={() => onChoose(fareClass)}
              // A chosen radio does not change when it is pressed
              onClick={() => isChosen && onChoose(fareClass)}
              onKeyDown={(event) => {
                if (event.key !== ' ' || !isChosen) return;
                event.preventDefault();
                onChoose(fareClass);
              }}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

/** What a customer looks for in a flight (A §2.8). */
import { NO_FLIGHT_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import {
  areFlightChoicesSet,
  chooseFareClass,
  type FlightChoices,
  sameFlightChoices,
  toggleAirline,
  toggleLowCostCarriers,
} from '@sojourn/domain/preferences/flight-choices.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { flightPreferencesQuery } from '@sojourn/web/preferences/use-preferences.ts';
import { type PreferencesKind, usePreferencesForm } from '@sojourn/web/preferences/use-preferences-form.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { ChoiceGroup } from '../preferences/choice-group.tsx';
import { PreferencesFrame } from '../preferences/preferences-frame.tsx';
import { AirlineChoice } from './airline-choice.tsx';
import { FareClassChoice } from './fare-class-choice.tsx';
import { HomeAirportField } from './home-airport-field.tsx';

/**
 * Clearing saves all fare classes false, no airlines, nonstop false and nothing besides (A §4), so no home
 * airport either: as with hotels, nothing is set afterwards and Clear goes away.
 */
const FLIGHT: PreferencesKind<FlightChoices> = {
  query: flightPreferencesQuery,
  update: (api, choices) => {
    const preferences = { ...choices, airlines: [...choices.airlines] };
    return api.updateFlightPreferences({ input: { preferences } });
  },
  none: NO_FLIGHT_PREFERENCES,
  isSet: areFlightChoicesSet,
  isSame: sameFlightChoices,
};

export function FlightPreferencesSection() {
  const t = useText();
  const form = usePreferencesForm(FLIGHT);
  return (
    <PreferencesFrame of="flight" form={form}>
      {(draft) => (
        <>
          <ChoiceGroup
            title={t('profilePreferences.homeAirport')}
            hint={t('profilePreferences.homeAirport.hint')}
          >
            <HomeAirportField
              value={draft.homeAirport}
              onChange={(homeAirport) => form.change((now) => ({ ...now, homeAirport }))}
            />
          </ChoiceGroup>
          <FareClassChoice
            fareClasses={draft.fareClasses}
            onChoose={(fareClass) => form.change((now) => chooseFareClass(now, fareClass))}
          />
          <AirlineChoice
            choices={draft}
            onToggle={(code) => form.change((now) => toggleAirline(now, code))}
            onToggleLowCost={() => form.change(toggleLowCostCarriers)}
          />
          <StopsChoice
            nonStopOnly={draft.nonStopOnly}
            onChoose={(nonStopOnly) => form.change((now) => ({ ...now, nonStopOnly }))}
          />
        </>
      )}
    </PreferencesFrame>
  );
}

type StopsProps = { readonly nonStopOnly: boolean; readonly onChoose: (nonStopOnly: boolean) => void };

function StopsChoice({ nonStopOnly, onChoose }: StopsProps) {
  const t = useText();
  const name = useId();
  return (
    <ChoiceGroup title={t('profilePreferences.stops')}>
      <div className="preferences__grid">
        {[false, true].map((only) => (
          <Radio
            key={String(only)}
            name={name}
            label={t(only ? 'profilePreferences.stops.nonstop' : 'profilePreferences.stops.any')}
            checked={nonStopOnly === only}
            onChange={() => onChoose(only)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** What a customer looks for in a hotel (A §2.7). */
import { NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import {
  AMENITY_SHORTLIST,
  areHotelChoicesSet,
  type HotelChoices,
  sameHotelChoices,
  toggleAmenity,
  toggleStars,
} from '@sojourn/domain/preferences/hotel-choices.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { hotelPreferencesQuery } from '@sojourn/web/preferences/use-preferences.ts';
import { type PreferencesKind, usePreferencesForm } from '@sojourn/web/preferences/use-preferences-form.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChoiceGroup } from '../preferences/choice-group.tsx';
import { PreferencesFrame } from '../preferences/preferences-frame.tsx';
import { AMENITY_ICONS } from './amenity-icons.tsx';
import { StarChoice } from './star-choice.tsx';

const HOTEL: PreferencesKind<HotelChoices> = {
  query: hotelPreferencesQuery,
  update: (api, { amenities, starRatings, freeCancellationOnly }) => {
    const preferences = { amenities: [...amenities], starRatings: [...starRatings], freeCancellationOnly };
    return api.updateHotelPreferences({ input: { preferences } });
  },
  none: NO_HOTEL_PREFERENCES,
  isSet: areHotelChoicesSet,
  isSame: sameHotelChoices,
};

export function HotelPreferencesSection() {
  const t = useText();
  const form = usePreferencesForm(HOTEL);
  return (
    <PreferencesFrame of="hotel" form={form}>
      {(draft) => (
        <>
          <StarChoice
            chosen={draft.starRatings}
            onToggle={(stars) => form.change((now) => toggleStars(now, stars))}
          />
          <ChoiceGroup title={t('profilePreferences.amenities')}>
            <div className="preferences__grid">
              {AMENITY_SHORTLIST.map((amenity) => (
                <Checkbox
                  key={amenity}
                  label={
                    <span className="preferences__amenity">
                      {AMENITY_ICONS[amenity]}
                      {t(`profilePreferences.amenity.${amenity}`)}
                    </span>
                  }
                  checked={draft.amenities.includes(amenity)}
                  onChange={() => form.change((now) => toggleAmenity(now, amenity))}
                />
              ))}
            </div>
          </ChoiceGroup>
          <ChoiceGroup title={t('profilePreferences.cancellation')}>
            <div className="preferences__grid preferences__grid--one">
              <Checkbox
                label={t('profilePreferences.freeCancellation')}
                hint={t('profilePreferences.freeCancellation.hint')}
                checked={draft.freeCancellationOnly}
                onChange={({ target }) =>
                  form.change((now) => ({ ...now, freeCancellationOnly: target.checked }))
                }
              />
            </div>
          </ChoiceGroup>
        </>
      )}
    </PreferencesFrame>
  );
}

import { CapField } from '@sojourn/admin/tiers/cap-field.tsx';
import type { ProductPart } from '@sojourn/admin/tiers/editor-part.ts';
import { draftKey } from '@sojourn/admin/tiers/product-draft.ts';
import { TripFields } from '@sojourn/admin/tiers/trip-fields.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { Switch } from '@sojourn/ui/inputs/switch.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FARE_CLASSES, type FareClass } from '#flight/rules/fares/fare-classes.ts';
import { FLIGHT_DURATIONS } from '#flight/rules/policy-tier.ts';

/** Fare classes and caps, with rules of their own for long flights (A §9). */
export function FlightTierRules(part: ProductPart) {
  const t = useText();
  const { draft, onChange } = part.tier;
  return (
    <div className="panel__body stack gap-4">
      <div className="row row--between">
        <h2 className="title-m">{t('adminTiers.flights')}</h2>
        <p className="small text-2">{t('adminTiers.flightsText')}</p>
      </div>
      <FareTable {...part} />
      {FLIGHT_DURATIONS.some((each) => part.hasProblem(classesKey(each))) && (
        <p className="small text-bad">{t('adminTiers.problem.classes')}</p>
      )}
      <hr className="rule" />
      <Switch
        label={t('adminTiers.long')}
        checked={draft.hasLong}
        onChange={(event) => onChange({ hasLong: event.target.checked })}
      />
      {draft.hasLong && (
        <Stepper
          label={t('adminTiers.longHours', { hours: draft.longHours })}
          hint={t('adminTiers.longText')}
          value={draft.longHours}
          min={1}
          max={24}
          decreaseLabel={t('adminTiers.fewerHours')}
          increaseLabel={t('adminTiers.moreHours')}
          onChange={(longHours) => onChange({ longHours })}
        />
      )}
      <TripFields part={part} />
    </div>
  );
}

type Duration = (typeof FLIGHT_DURATIONS)[number];
const classesKey = (duration: Duration): string => draftKey(duration, 'allowedFareClasses');
const CAPS = [
  ['OneWay', 'maxPriceForOneWay'],
  ['Round', 'maxPriceForRoundTrip'],
] as const;

function FareTable(part: ProductPart) {
  const t = useText();
  const { choices } = part.draft;
  const { hasLong, longHours } = part.tier.draft;
  const durations = FLIGHT_DURATIONS.filter((each) => each === 'Short' || hasLong);
  const isAllowed = (duration: Duration, fareClass: FareClass): boolean =>
    choices[classesKey(duration)]?.includes(fareClass) ?? false;
  const toggle = (duration: Duration, fareClass: FareClass) => {
    const next = FARE_CLASSES.filter((each) => isAllowed(duration, each) !== (each === fareClass));
    part.onChange({ choices: { ...choices, [classesKey(duration)]: next } });
  };
  const heading = (duration: Duration) =>
    hasLong ? t(`adminTiers.${duration}`, { hours: longHours }) : t('adminTiers.all');
  return (
    <table className="fares">
      <thead>
        <tr className="micro text-2">
          <th scope="col">{t('adminTiers.fareClass')}</th>
          {durations.map((duration) => (
            <th key={duration} scope="col">
              {heading(duration)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FARE_CLASSES.map((fareClass) => (
          <tr key={fareClass}>
            <th scope="row">{t(`adminTiers.class.${fareClass}`)}</th>
            {durations.map((duration) => (
              <td key={duration}>
                <Checkbox
                  label={
                    <span className="visually-hidden">
                      {t(`adminTiers.class.${fareClass}`)}, {heading(duration)}
                    </span>
                  }
                  checked={isAllowed(duration, fareClass)}
                  onChange={() => toggle(duration, fareClass)}
                />
              </td>
            ))}
          </tr>
        ))}
        {CAPS.map(([way, field]) => (
          <tr key={way} className="fares__cap">
            <th scope="row">{t(`adminTiers.cap.${way}`)}</th>
            {durations.map((duration) => (
              <td key={duration}>
                <CapField
                  part={part}
                  cap={draftKey(duration, field)}
                  label={`${t(`adminTiers.cap.${way}`)}, ${heading(duration)}`}
                  labelHidden
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

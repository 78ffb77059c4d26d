import { FLIGHT_DURATIONS } from '@sojourn/domain/policy/tier.ts';
import { FARE_CLASSES, type FareClass } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { Switch } from '@sojourn/ui/inputs/switch.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CapField } from './cap-field.tsx';
import type { EditorPart } from './editor-part.ts';
import { TripFields } from './trip-fields.tsx';

/** Fare classes and caps, with rules of their own for long flights (A §9). */
export function FlightRules(part: EditorPart) {
  const t = useText();
  const { draft, problems, onChange } = part;
  return (
    <div className="panel__body stack gap-4">
      <div className="row row--between">
        <h2 className="title-m">{t('adminTiers.flights')}</h2>
        <p className="small text-2">{t('adminTiers.flightsText')}</p>
      </div>
      <FareTable {...part} />
      {(problems.has('classesShort') || problems.has('classesLong')) && (
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
      <TripFields part={part} product="flight" />
    </div>
  );
}

function FareTable(part: EditorPart) {
  const t = useText();
  const { draft, onChange } = part;
  const durations = FLIGHT_DURATIONS.filter((each) => each === 'Short' || draft.hasLong);
  const toggle = (duration: 'Short' | 'Long', fareClass: FareClass) => {
    const now = draft.classes[duration];
    const next = now.includes(fareClass) ? now.filter((each) => each !== fareClass) : [...now, fareClass];
    onChange({
      classes: { ...draft.classes, [duration]: FARE_CLASSES.filter((each) => next.includes(each)) },
    });
  };
  const heading = (duration: 'Short' | 'Long') =>
    draft.hasLong ? t(`adminTiers.${duration}`, { hours: draft.longHours }) : t('adminTiers.all');
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
                  checked={draft.classes[duration].includes(fareClass)}
                  onChange={() => toggle(duration, fareClass)}
                />
              </td>
            ))}
          </tr>
        ))}
        {(['OneWay', 'Round'] as const).map((way) => (
          <tr key={way} className="fares__cap">
            <th scope="row">{t(`adminTiers.cap.${way}`)}</th>
            {durations.map((duration) => (
              <td key={duration}>
                <CapField
                  part={part}
                  cap={`${duration}${way}`}
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

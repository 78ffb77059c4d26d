import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CAR_LIMITS } from '#car/rules/check-query.ts';
import { USUAL_AGE } from '../search/car-draft.ts';

/** Between these no company asks for a fee, so they are one choice. */
const USUAL_UNTIL = 69;
const YOUNG = Array.from({ length: USUAL_AGE - CAR_LIMITS.ageMin }, (_, at) => CAR_LIMITS.ageMin + at);
const SENIOR = Array.from({ length: CAR_LIMITS.ageMax - USUAL_UNTIL }, (_, at) => USUAL_UNTIL + 1 + at);

type AgeFieldProps = {
  readonly age: number;
  readonly error: string | undefined;
  readonly onAge: (age: number) => void;
};

/** The main driver's age on the day of pick-up. */
export function AgeField({ age, error, onAge }: AgeFieldProps) {
  const t = useText();
  const isBeyond = age < CAR_LIMITS.ageMin || age > CAR_LIMITS.ageMax;
  const isUsual = age >= USUAL_AGE && age <= USUAL_UNTIL;
  return (
    <SelectField
      className="car-form__age"
      label={t('carForm.age')}
      value={isUsual ? USUAL_AGE : age}
      error={error}
      onChange={(event) => onAge(Number(event.target.value))}
    >
      {isBeyond && <option value={age}>{age}</option>}
      {YOUNG.map((years) => (
        <option key={years} value={years}>
          {years}
        </option>
      ))}
      <option value={USUAL_AGE}>{t('carForm.age.usual', { from: USUAL_AGE, to: USUAL_UNTIL })}</option>
      {SENIOR.map((years) => (
        <option key={years} value={years}>
          {years}
        </option>
      ))}
    </SelectField>
  );
}

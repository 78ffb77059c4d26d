/** Where, when and who drives: as a card on the home page and in sheets, as a bar over the results. */
import { addDays, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CAR_LIMITS } from '#car/rules/check-query.ts';
import { type CarDraft, type CarQuestionDraft, movePickUp } from '../search/car-draft.ts';
import { dayOf } from '../search/rental-time.ts';
import '@sojourn/web/search-form/search-form.css';
import { AgeField } from './age-field.tsx';
import './car-form.css';
import { checkCarForm, isComplete } from './check-car-form.ts';
import { MomentField } from './moment-field.tsx';
import { CarPlaceField } from './place-field.tsx';

export type CarFormProps = {
  readonly look: 'card' | 'bar';
  readonly start: CarDraft;
  readonly submitLabel: string;
  readonly onSearch: (draft: CarQuestionDraft) => void;
};

/** What the reader's clock shows. */
function useLocalNow(): LocalDateTime {
  const now = new Date(useClock().now());
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16) as LocalDateTime;
}

function useForm({ start, onSearch }: CarFormProps) {
  const t = useText();
  const now = useLocalNow();
  const [draft, edit] = useState(start);
  const [refusals, setRefusals] = useState(0);
  const problems = refusals > 0 ? checkCarForm(draft, now) : {};
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code && t(`carForm.problem.${code}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFine = Object.keys(checkCarForm(draft, now)).length === 0;
    if (isFine && isComplete(draft)) onSearch(draft);
    else setRefusals((count) => count + 1);
  };
  return { draft, edit, refusals, problem, submit };
}

type Form = ReturnType<typeof useForm>;

function Places({ draft, edit, problem }: Form) {
  const t = useText();
  const isSame = draft.to === null;
  return (
    <div className="car-form__places">
      <CarPlaceField
        label={t(isSame ? 'carForm.place.both' : 'carForm.place.from')}
        id={draft.from}
        error={problem('pickUpPlace')}
        onId={(from) => edit({ ...draft, from })}
      />
      {!isSame && (
        <CarPlaceField
          label={t('carForm.place.to')}
          id={draft.to ?? undefined}
          error={problem('dropOffPlace')}
          onId={(to) => edit({ ...draft, to })}
        />
      )}
    </div>
  );
}

function Times({ draft, edit, problem }: Form) {
  const today = useToday();
  const last = addDays(today, CAR_LIMITS.daysAheadMax);
  return (
    <>
      <MomentField
        end="pickUp"
        value={draft.pickUp}
        minDate={today}
        maxDate={last}
        error={problem('pickUp')}
        onChange={(pickUp) => edit(movePickUp(draft, pickUp))}
      />
      <MomentField
        end="dropOff"
        value={draft.dropOff}
        minDate={dayOf(draft.pickUp)}
        maxDate={addDays(dayOf(draft.pickUp), CAR_LIMITS.daysMax)}
        error={problem('dropOff')}
        onChange={(dropOff) => edit({ ...draft, dropOff })}
      />
    </>
  );
}

export default function CarForm(props: CarFormProps) {
  const { look, submitLabel } = props;
  const t = useText();
  const form = useForm(props);
  const { draft, edit, refusals } = form;
  const element = useRef<HTMLFormElement>(null);
  // Once the fields are marked, the first of them takes the focus
  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);
  return (
    <form
      ref={element}
      className={classNames(
        'search-form car-form',
        `search-form--${look} car-form--${look}`,
        draft.to !== null && 'car-form--two',
      )}
      onSubmit={form.submit}
      noValidate
    >
      <div className="search-form__fields car-form__fields">
        <Places {...form} />
        <Times {...form} />
        <AgeField
          age={draft.age}
          error={form.problem('driverAge')}
          onAge={(age) => edit({ ...draft, age })}
        />
        <Button type="submit" className="search-form__submit" icon={<Search aria-hidden="true" />}>
          {submitLabel}
        </Button>
      </div>
      <div className="car-form__options">
        <Checkbox
          label={t('carForm.otherPlace')}
          checked={draft.to !== null}
          onChange={(event) => edit({ ...draft, to: event.target.checked ? undefined : null })}
        />
      </div>
    </form>
  );
}

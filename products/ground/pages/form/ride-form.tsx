/** From where to where, at which of the three times, and who rides with how much. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { PlaceField } from '@sojourn/portal/shared/search/place-field.tsx';
import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import '@sojourn/web/search-form/search-form.css';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  ADULTS_MAX,
  CASES_MAX,
  CHILD_AGE_MAX,
  CHILDREN_MAX,
  isComplete,
  meaningOf,
  type RideDraft,
  type RideQuery,
} from '../search/ride-url.ts';
import './ride-form.css';

export type RideFormProps = {
  readonly start: RideDraft;
  readonly onSearch: (query: RideQuery) => void;
};
type EndProps = {
  readonly end: 'from' | 'to';
  readonly id: string | undefined;
  readonly isMissing: boolean;
  readonly onId: (id: string | undefined) => void;
};

const upTo = (most: number, from = 0): number[] =>
  Array.from({ length: most - from + 1 }, (_, n) => n + from);

function End({ end, id, isMissing, onId }: EndProps) {
  const t = useText();
  const { data } = usePlace(id);
  return (
    <PlaceField
      label={t(`ground.form.${end}`)}
      value={id && data ? { id, name: data.label } : undefined}
      error={isMissing ? t('ground.form.missing') : undefined}
      last={undefined}
      onSelect={(place) => onId(place?.id)}
    />
  );
}

type CountProps = {
  readonly label: string;
  readonly value: number;
  readonly counts: readonly number[];
  readonly onChange: (count: number) => void;
};

const Count = ({ label, value, counts, onChange }: CountProps) => (
  <SelectField
    className="ride-form__small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {counts.map((count) => (
      <option key={count} value={count}>
        {count}
      </option>
    ))}
  </SelectField>
);

export default function RideForm({ start, onSearch }: RideFormProps) {
  const t = useText();
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const edit = (more: Partial<RideDraft>) => setDraft({ ...draft, ...more });
  // Another end or time is no ride of that flight any more
  const anew = (more: Partial<RideDraft>) => edit({ flight: undefined, booking: undefined, ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete(draft)) onSearch(draft);
  };
  return (
    <form className="ride-form" onSubmit={submit} noValidate>
      <End end="from" id={draft.from} isMissing={isTried && !draft.from} onId={(from) => anew({ from })} />
      <End end="to" id={draft.to} isMissing={isTried && !draft.to} onId={(to) => anew({ to })} />
      <TextInput
        type="datetime-local"
        label={t(`ground.form.time.${meaningOf(draft)}`)}
        value={draft.at}
        onChange={({ target }) => target.value && anew({ at: target.value.slice(0, 16) as LocalDateTime })}
      />
      <Count
        label={t('ground.form.adults')}
        value={draft.adults}
        counts={upTo(ADULTS_MAX, 1)}
        onChange={(adults) => edit({ adults, cases: adults + draft.childAges.length })}
      />
      <Count
        label={t('ground.form.children')}
        value={draft.childAges.length}
        counts={upTo(CHILDREN_MAX)}
        onChange={(count) => edit({ childAges: upTo(count, 1).map((n) => draft.childAges[n - 1] ?? 5) })}
      />
      <Count
        label={t('ground.form.cases')}
        value={draft.cases}
        counts={upTo(CASES_MAX)}
        onChange={(cases) => edit({ cases })}
      />
      {draft.childAges.map((age, nth) => (
        <Count
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by their place
          key={nth}
          label={t('ground.form.age', { number: nth + 1 })}
          value={age}
          counts={upTo(CHILD_AGE_MAX)}
          onChange={(to) => edit({ childAges: draft.childAges.map((old, at) => (at === nth ? to : old)) })}
        />
      ))}
      <Checkbox
        label={t('ground.form.wheelchair')}
        checked={draft.wheelchairs > 0}
        onChange={({ target }) => edit({ wheelchairs: target.checked ? 1 : 0 })}
      />
      <Button type="submit" icon={<Search aria-hidden="true" />}>
        {t('home.search.ground')}
      </Button>
    </form>
  );
}

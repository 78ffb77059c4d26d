/** What lists of people and of requests share: search and filters, the head's names, and nothing found. */
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import './list.css';

type ListPanelProps = {
  /** In the search field, and its name. */
  readonly search: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** `FilterSelect`s. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
};

export function ListPanel({ search, typed, onType, filters, children }: ListPanelProps) {
  return (
    <section className="panel">
      <div className="panel__body list-filters">
        <TextInput
          label={search}
          labelHidden
          placeholder={search}
          icon={<Search />}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {filters}
      </div>
      {children}
    </section>
  );
}

type FilterSelectProps = {
  readonly label: string;
  /** The choice that filters nothing. */
  readonly any: string;
  /** '' for any. */
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
};

export function FilterSelect({ label, any, value, options, onChange }: FilterSelectProps) {
  return (
    <SelectField label={label} labelHidden value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{any}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Above the columns; each row reads its own, so it's for eyes alone. */
export function ListHead({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="list-head micro text-2" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

type NothingFoundProps = { readonly icon: LucideIcon; readonly title: string; readonly children: ReactNode };

export function NothingFound({ icon: Icon, title, children }: NothingFoundProps) {
  return (
    <div className="list-none">
      <Icon aria-hidden="true" />
      <p className="title-s">{title}</p>
      <p className="small text-2">{children}</p>
    </div>
  );
}

import { classNames } from '@sojourn/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import './sort-field.css';

type SortFieldProps<Sort extends string> = {
  readonly label: string;
  readonly value: Sort;
  readonly options: readonly Sort[];
  readonly nameOf: (sort: Sort) => string;
  readonly onSort: (sort: Sort) => void;
  readonly className?: string | undefined;
};

/** The order of a list, as a quiet word beside it that opens the platform's own select. */
export function SortField<Sort extends string>(props: SortFieldProps<Sort>) {
  const { label, value, options, nameOf, onSort, className } = props;
  return (
    <label className={classNames('sort', className)}>
      <span className="text-3">{label}</span>
      <span className="sort__control">
        <select value={value} onChange={(event) => onSort(event.target.value as Sort)}>
          {options.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        <ChevronDown className="icon icon--s" aria-hidden="true" />
      </span>
    </label>
  );
}

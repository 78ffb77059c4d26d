/** Which of the people on a trip are shown: by tier, and by what was answered in the company's fields. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import type { TravelerFilter } from '@sojourn/domain/companies/whereabouts.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { fieldsOf } from './travel-view.ts';

type TravelFiltersProps = {
  readonly travelers: readonly TravelerThere[];
  readonly tiers: readonly { readonly tierId: string; readonly name: string }[];
  readonly filter: TravelerFilter;
  readonly onFilter: (filter: TravelerFilter) => void;
};

/** What nobody on a trip has can't be chosen. */
export function TravelFilters({ travelers, tiers, filter, onFilter }: TravelFiltersProps) {
  const t = useText();
  return (
    <>
      {tiers.length > 0 && (
        <SelectField
          label={t('adminTravel.filter.tier')}
          labelHidden
          size="s"
          value={filter.tierId ?? ''}
          onChange={({ target: { value } }) => onFilter({ ...filter, tierId: value || undefined })}
        >
          <option value="">{t('adminTravel.filter.tiers')}</option>
          {tiers.map(({ tierId, name }) => (
            <option key={tierId} value={tierId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {fieldsOf(travelers).map(({ key, label, values }) => (
        <SelectField
          key={key}
          label={label}
          labelHidden
          size="s"
          value={filter.answers?.[key] ?? ''}
          onChange={({ target: { value } }) => {
            const { [key]: _, ...others } = filter.answers ?? {};
            onFilter({ ...filter, answers: value === '' ? others : { ...others, [key]: value } });
          }}
        >
          <option value="">{t('adminTravel.filter.field', { label })}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}

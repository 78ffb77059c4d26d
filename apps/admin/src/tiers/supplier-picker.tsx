import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import { RemovableChip } from '@sojourn/ui/inputs/chip.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';

type Lists = { readonly preferred: readonly Supplier[]; readonly blocked: readonly Supplier[] };
type SupplierPickerProps = Lists & {
  readonly product: Product;
  readonly onChange: (lists: Lists) => void;
};

/** Hotel chains, airlines or rental companies: each preferred, blocked, or neither. */
export function SupplierPicker({ product, preferred, blocked, onChange }: SupplierPickerProps) {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['tier-suppliers'],
    queryFn: ({ signal }) => api.listTierSuppliers({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const taken = new Set([...preferred, ...blocked].map(({ code }) => code));
  const offered = (data?.[product] ?? []).filter(({ code }) => !taken.has(code));
  const lists: Lists = { preferred, blocked };
  return (
    <div className="suppliers">
      {(['preferred', 'blocked'] as const).map((list) => (
        <div key={list} className="stack gap-2">
          <SelectField
            label={t(`adminTiers.suppliers.${list}.${product}`)}
            hint={t(`adminTiers.suppliers.${list}Text`)}
            value=""
            onChange={({ target }) => {
              const chosen = offered.find(({ code }) => code === target.value);
              if (chosen) onChange({ ...lists, [list]: [...lists[list], chosen] });
            }}
          >
            <option value="">{t('adminTiers.suppliers.add')}</option>
            {offered.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          {lists[list].length > 0 && (
            <div className="row row--wrap gap-2">
              {lists[list].map(({ code, name }) => (
                <RemovableChip
                  key={code}
                  removeLabel={t('adminTiers.suppliers.remove', { name })}
                  onRemove={() =>
                    onChange({ ...lists, [list]: lists[list].filter((each) => each.code !== code) })
                  }
                >
                  {name}
                </RemovableChip>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

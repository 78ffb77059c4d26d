/** What a tier says about places and seasons, booking ahead and suppliers, for one product. */
import { capFields } from '@sojourn/domain/policy/tier.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ProductPart } from './editor-part.ts';
import { PolicyPlaceField } from './policy-place-field.tsx';
import { SeasonField } from './season-field.tsx';
import { SupplierPicker } from './supplier-picker.tsx';
import { type PlaceCapDraft, readDays, readMarket, type TripDraft } from './trip-draft.ts';

const ROWS_MOST = 60;

type TripFieldsProps = { readonly part: ProductPart };

export function TripFields({ part }: TripFieldsProps) {
  const t = useText();
  const { product, hasProblem } = part;
  const { trip } = part.draft;
  const before = part.saved.trip;
  const change = (more: Partial<TripDraft>) => part.onChange({ trip: { ...trip, ...more } });
  const isChanged = (readDays(trip.daysAhead) ?? 0) !== (readDays(before.daysAhead) ?? 0);
  const add = () => {
    const id = Math.max(-1, ...trip.placeCaps.map((row) => row.id)) + 1;
    change({ placeCaps: [...trip.placeCaps, { id, place: null, season: null, amounts: {} }] });
  };
  return (
    <div className="trip-rules stack gap-4">
      <div className="cap" data-changed={isChanged || undefined}>
        <TextInput
          label={t('adminTiers.daysAhead')}
          inputMode="numeric"
          placeholder={t('adminTiers.noLimit')}
          value={trip.daysAhead}
          hint={t(`adminTiers.daysAhead.${product}`)}
          error={hasProblem('daysAhead') ? t('adminTiers.problem.daysAhead') : undefined}
          onChange={(event) => change({ daysAhead: event.target.value })}
        />
        {isChanged && (
          <span className="cap__was micro text-warn">
            <Pencil className="icon icon--xs" aria-hidden="true" />
            {t('adminTiers.was', { value: before.daysAhead || t('adminTiers.noLimit') })}
          </span>
        )}
      </div>
      <MarketField part={part} />
      <div className="stack gap-3">
        <div className="row row--between gap-3">
          <div>
            <h3 className="title-s">{t('adminTiers.placeCaps')}</h3>
            <p className="small text-2">{t(`adminTiers.placeCaps.${product}`)}</p>
          </div>
          <Button
            size="s"
            variant="secondary"
            disabled={trip.placeCaps.length >= ROWS_MOST}
            icon={<Plus className="icon icon--s" aria-hidden="true" />}
            onClick={add}
          >
            {t('adminTiers.placeCaps.add')}
          </Button>
        </div>
        {trip.placeCaps.map((row) => (
          <PlaceCapRow
            key={row.id}
            part={part}
            row={row}
            onChange={(next) =>
              change({ placeCaps: trip.placeCaps.map((each) => (each.id === row.id ? next : each)) })
            }
            onRemove={() => change({ placeCaps: trip.placeCaps.filter(({ id }) => id !== row.id) })}
          />
        ))}
      </div>
      <SupplierPicker
        product={product}
        preferred={trip.preferred}
        blocked={trip.blocked}
        onChange={(suppliers) => change(suppliers)}
      />
    </div>
  );
}

/** Percent over what comparable offers cost. */
function MarketField({ part }: TripFieldsProps) {
  const t = useText();
  const { trip } = part.draft;
  const before = part.saved.trip.market;
  const isChanged = readMarket(trip.market) !== readMarket(before);
  return (
    <div className="cap" data-changed={isChanged || undefined}>
      <TextInput
        label={t('adminTiers.market')}
        inputMode="numeric"
        placeholder={t('adminTiers.noLimit')}
        value={trip.market}
        hint={t(`adminTiers.market.${part.product}`)}
        error={part.hasProblem('market') ? t('adminTiers.problem.market') : undefined}
        onChange={({ target }) => part.onChange({ trip: { ...trip, market: target.value } })}
      />
      {isChanged && (
        <span className="cap__was micro text-warn">
          <Pencil className="icon icon--xs" aria-hidden="true" />
          {t('adminTiers.was', { value: before === '' ? t('adminTiers.noLimit') : `${before} %` })}
        </span>
      )}
    </div>
  );
}

type PlaceCapRowProps = TripFieldsProps & {
  readonly row: PlaceCapDraft;
  readonly onChange: (row: PlaceCapDraft) => void;
  readonly onRemove: () => void;
};

function PlaceCapRow({ part, row, onChange, onRemove }: PlaceCapRowProps) {
  const t = useText();
  const { hasProblem } = part;
  const placeProblem = hasProblem(`${row.id}:place`)
    ? t('adminTiers.problem.place')
    : hasProblem(`${row.id}:overlap`)
      ? t('adminTiers.problem.overlap')
      : undefined;
  const isMissing = hasProblem(`${row.id}:amount`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot name a row that has no heading
    <div className="place-cap" role="group" aria-label={row.place?.name ?? t('adminTiers.place')}>
      <div className="place-cap__place">
        <PolicyPlaceField
          value={row.place}
          error={placeProblem}
          onSelect={(place) => onChange({ ...row, place })}
        />
      </div>
      <IconButton
        label={t('adminTiers.placeCaps.remove', { place: row.place?.name ?? '' })}
        icon={<Trash2 aria-hidden="true" />}
        ghost
        onClick={onRemove}
      />
      <div className="place-cap__rest">
        <SeasonField value={row.season} onChange={(season) => onChange({ ...row, season })} />
        {capFields(part.product).map((cap, at) => (
          <TextInput
            key={cap}
            label={t(`adminTiers.${cap}`)}
            inputMode="decimal"
            icon={<span className="cap__sign">$</span>}
            value={row.amounts[cap] ?? ''}
            error={
              hasProblem(`${row.id}:${cap}`) || (isMissing && at === 0)
                ? t('adminTiers.problem.amount')
                : undefined
            }
            onChange={(event) => onChange({ ...row, amounts: { ...row.amounts, [cap]: event.target.value } })}
          />
        ))}
      </div>
    </div>
  );
}

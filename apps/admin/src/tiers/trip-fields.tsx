/** What a tier says about places and seasons, booking ahead and suppliers, for one product. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { EditorPart } from './editor-part.ts';
import { PolicyPlaceField } from './policy-place-field.tsx';
import { SeasonField } from './season-field.tsx';
import { SupplierPicker } from './supplier-picker.tsx';
import {
  PLACE_CAPS,
  type PlaceCapDraft,
  readDays,
  readMarket,
  type TripDraft,
  type TripProduct,
} from './trip-draft.ts';

const ROWS_MOST = 60;

type TripFieldsProps = { readonly part: EditorPart; readonly product: TripProduct };

export function TripFields({ part, product }: TripFieldsProps) {
  const t = useText();
  const { draft, saved, problems, onChange } = part;
  const trip = draft.trips[product];
  const before = saved.trips[product];
  const change = (more: Partial<TripDraft>) =>
    onChange({ trips: { ...draft.trips, [product]: { ...trip, ...more } } });
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
          error={problems.has(`${product}:daysAhead`) ? t('adminTiers.problem.daysAhead') : undefined}
          onChange={(event) => change({ daysAhead: event.target.value })}
        />
        {isChanged && (
          <span className="cap__was micro text-warn">
            <Pencil className="icon icon--xs" aria-hidden="true" />
            {t('adminTiers.was', { value: before.daysAhead || t('adminTiers.noLimit') })}
          </span>
        )}
      </div>
      <MarketField part={part} product={product} />
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
            product={product}
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
function MarketField({ part, product }: TripFieldsProps) {
  const t = useText();
  const { draft, saved, problems, onChange } = part;
  const trip = draft.trips[product];
  const before = saved.trips[product].market;
  const isChanged = readMarket(trip.market) !== readMarket(before);
  return (
    <div className="cap" data-changed={isChanged || undefined}>
      <TextInput
        label={t('adminTiers.market')}
        inputMode="numeric"
        placeholder={t('adminTiers.noLimit')}
        value={trip.market}
        hint={t(`adminTiers.market.${product}`)}
        error={problems.has(`${product}:market`) ? t('adminTiers.problem.market') : undefined}
        onChange={({ target }) =>
          onChange({ trips: { ...draft.trips, [product]: { ...trip, market: target.value } } })
        }
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

function PlaceCapRow({ part, product, row, onChange, onRemove }: PlaceCapRowProps) {
  const t = useText();
  const { problems } = part;
  const placeProblem = problems.has(`${product}:${row.id}:place`)
    ? t('adminTiers.problem.place')
    : problems.has(`${product}:${row.id}:overlap`)
      ? t('adminTiers.problem.overlap')
      : undefined;
  const isMissing = problems.has(`${product}:${row.id}:amount`);
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
        {PLACE_CAPS[product].map((cap, at) => (
          <TextInput
            key={cap}
            label={t(`adminTiers.${cap}`)}
            inputMode="decimal"
            icon={<span className="cap__sign">$</span>}
            value={row.amounts[cap] ?? ''}
            error={
              problems.has(`${product}:${row.id}:${cap}`) || (isMissing && at === 0)
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

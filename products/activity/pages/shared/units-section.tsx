/** Who comes, by the operator's own kinds of traveler, each with its ages and price. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { agesText, partyProblemText } from '#activity/pages/shared/party-problem.ts';
import type { UnitCount } from '#activity/rules/party/place-ages.ts';
import type { WirePartyProblem, WireUnit } from '#activity/wire/activities.ts';
import type { WireActivityOption } from '#activity/wire/activity-detail.ts';
import './units-section.css';

const COUNT_MAX = 20;

type UnitsProps = {
  readonly option: WireActivityOption;
  readonly counts: readonly UnitCount[];
  readonly problems: readonly WirePartyProblem[];
  /** Of the chosen start, a true count of few; null where there's none to show. */
  readonly placesLeft: number | null;
  readonly onCounts: (counts: UnitCount[]) => void;
};

function useUnitHint(): (unit: WireUnit) => string {
  const t = useText();
  const toText = useTextRef();
  return ({ kind, ages, needsId, places, companions }) => {
    const band = agesText(ages);
    return [
      band ? toText(band) : t(`activity.unit.${kind}.hint`, { places }),
      needsId && t('activityShop.unit.id'),
      companions.length > 0 && t('activityShop.unit.companion'),
      places === 0 && t('activityShop.unit.noPlace'),
      ages && places > 1 && t('activityShop.unit.places', { places }),
    ]
      .filter(Boolean)
      .join('. ');
  };
}

type UnitRowProps = {
  readonly unit: WireUnit;
  readonly count: number;
  readonly max: number;
  readonly hasPrice: boolean;
  readonly onCount: (count: number) => void;
};

function UnitRow({ unit, count, max, hasPrice, onCount }: UnitRowProps) {
  const t = useText();
  const locale = useLocale();
  const hint = useUnitHint();
  const { kind, price } = unit;
  const label = t(`activity.unit.${kind}`);
  const isFree = price.amountMinor === 0;
  return (
    <div className="activity-unit">
      <Stepper
        label={label}
        hint={hint(unit)}
        value={count}
        min={0}
        max={max}
        onChange={onCount}
        decreaseLabel={t('search.guests.fewer', { what: label })}
        increaseLabel={t('search.guests.more', { what: label })}
      />
      {hasPrice && (
        <b className={classNames('activity-unit__price num', isFree && 'activity-unit__price--free')}>
          {isFree ? t('activityShop.unit.free') : formatMoney(price, locale)}
        </b>
      )}
    </div>
  );
}

export function UnitsSection({ option, counts, problems, placesLeft, onCounts }: UnitsProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { units, group, most } = option;
  const countOf = (unitId: string) => counts.find((each) => each.unitId === unitId)?.count ?? 0;
  const all = units.reduce((sum, { unitId }) => sum + countOf(unitId), 0);
  const taken = units.reduce((sum, { unitId, places }) => sum + countOf(unitId) * places, 0);
  const set = (unitId: string, count: number) =>
    onCounts(
      units.flatMap((unit) => {
        const next = unit.unitId === unitId ? count : countOf(unit.unitId);
        return next > 0 ? [{ unitId: unit.unitId, count: next }] : [];
      }),
    );
  const maxOf = ({ unitId, most: unitMost, places }: WireUnit): number => {
    const count = countOf(unitId);
    const free = placesLeft === null || places === 0 ? COUNT_MAX : Math.floor((placesLeft - taken) / places);
    return Math.min(unitMost ?? COUNT_MAX, count + Math.max(0, free), count + (most ?? COUNT_MAX) - all);
  };
  return (
    <section aria-labelledby="activity-units">
      <h2 id="activity-units" className="display-s">
        {t('activityShop.units')}
      </h2>
      <Card className="card__rows activity-units">
        {units.map((unit) => (
          <UnitRow
            key={unit.unitId}
            unit={unit}
            count={countOf(unit.unitId)}
            max={maxOf(unit)}
            hasPrice={!group}
            onCount={(count) => set(unit.unitId, count)}
          />
        ))}
      </Card>
      {problems.map((problem) => (
        <Banner key={problem.problem} tone="warn" size="s" live="status" className="activity-units__problem">
          {toText(partyProblemText(problem, t, locale))}
        </Banner>
      ))}
      <p className="small text-2 activity-units__note">
        {group
          ? t('activityShop.units.group', { price: formatMoney(group.amount, locale), people: group.people })
          : placesLeft === null
            ? t('activityShop.units.taxes')
            : t('activityShop.units.left', { count: placesLeft })}
      </p>
    </section>
  );
}

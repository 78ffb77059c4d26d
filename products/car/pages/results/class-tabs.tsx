/** The classes over the results: a drawing, how many there are and the lowest total. */
import type { Money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art, type ArtProps } from '@sojourn/ui/content/art.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { groupArt } from '#car/pages/shared/car-art.ts';
import { CAR_GROUPS, type CarGroup } from '#car/rules/car-class.ts';
import type { WireCarFacets } from '#car/wire/car-search.ts';
import './class-tabs.css';

const ALL: Pick<ArtProps, 'seed' | 'kind' | 'motif'> = {
  seed: 'class:all',
  kind: 'silhouette',
  motif: 'suv',
};
const ART_SIZE = { width: 104, height: 44 } as const;

type TabProps = {
  readonly name: string;
  readonly arts: readonly Pick<ArtProps, 'seed' | 'kind' | 'motif' | 'paint'>[];
  readonly count: number;
  readonly from: Money | null;
  readonly isOn: boolean;
  readonly onChoose: () => void;
};

function Tab({ name, arts, count, from, isOn, onChoose }: TabProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <button
      type="button"
      className={classNames('class-tab', isOn && 'class-tab--on')}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      <span className={classNames('class-tab__art', arts.length > 1 && 'class-tab__art--two')}>
        {arts.map((art) => (
          <Art key={art.motif} {...art} {...ART_SIZE} eager />
        ))}
      </span>
      <b>{name}</b>
      <span className="num">
        {from
          ? t('carResults.class.from', { count, price: formatMoney(from, locale, { cents: 'never' }) })
          : t('carResults.class.none')}
      </span>
    </button>
  );
}

const ROOMS = [1, 2, 3, 4, 5, 6, 7, 8];

type ClassTabsProps = {
  readonly facets: WireCarFacets | undefined;
  readonly chosen: readonly CarGroup[];
  readonly onChoose: (groups: CarGroup[]) => void;
};

export function ClassTabs({ facets, chosen, onChoose }: ClassTabsProps) {
  const t = useText();
  if (!facets)
    return (
      <div className="class-tabs" aria-hidden="true">
        {ROOMS.map((room) => (
          <Skeleton key={room} height={113} radius={14} className="class-tab--room" />
        ))}
      </div>
    );
  const found = CAR_GROUPS.flatMap((group) => facets.groups.filter(({ value }) => value === group));
  const prices = found.flatMap(({ from }) => from ?? []);
  const lowest = prices.toSorted((a, b) => a.amountMinor - b.amountMinor)[0] ?? null;
  return (
    <nav className="class-tabs" aria-label={t('carResults.class')}>
      <Tab
        name={t('carResults.class.all')}
        arts={[ALL, groupArt('small')]}
        count={found.reduce((sum, { count }) => sum + count, 0)}
        from={lowest}
        isOn={chosen.length === 0}
        onChoose={() => onChoose([])}
      />
      {found.map(({ value, count, from }) => (
        <Tab
          key={value}
          name={t(`car.group.${value}`)}
          arts={[groupArt(value)]}
          isOn={chosen.includes(value)}
          onChoose={() => onChoose([value])}
          count={count}
          from={from}
        />
      ))}
    </nav>
  );
}

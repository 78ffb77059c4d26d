/** The categories over the results, with how many there are. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { categoryIcon } from '#activity/pages/shared/category-icon.tsx';
import { ACTIVITY_CATEGORIES, type ActivityCategory } from '#activity/rules/activity.ts';
import type { WireActivityFacets } from '#activity/wire/activity-search.ts';
import './category-tabs.css';

type TabProps = {
  readonly category: ActivityCategory | null;
  readonly count: number;
  readonly isOn: boolean;
  readonly onChoose: () => void;
};

function Tab({ category, count, isOn, onChoose }: TabProps) {
  const t = useText();
  const locale = useLocale();
  const Icon = categoryIcon(category);
  return (
    <button
      type="button"
      className={classNames('category-tab', isOn && 'category-tab--on')}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      <Icon className="icon icon--l" aria-hidden="true" />
      <b>{t(category === null ? 'activityResults.category.all' : `activity.category.${category}`)}</b>
      <span className="num">{formatCount(count, locale)}</span>
    </button>
  );
}

const ROOMS = [null, ...ACTIVITY_CATEGORIES];

type CategoryTabsProps = {
  readonly facets: WireActivityFacets | undefined;
  readonly chosen: readonly ActivityCategory[];
  readonly onChoose: (categories: ActivityCategory[]) => void;
};

export function CategoryTabs({ facets, chosen, onChoose }: CategoryTabsProps) {
  const t = useText();
  if (!facets)
    return (
      <div className="category-tabs" aria-hidden="true">
        {ROOMS.map((room) => (
          <Skeleton key={room} height={96} radius={14} />
        ))}
      </div>
    );
  const countOf = (category: ActivityCategory) =>
    facets.categories.find(({ value }) => value === category)?.count ?? 0;
  return (
    <nav className="category-tabs" aria-label={t('activityResults.category')}>
      <Tab
        category={null}
        count={facets.categories.reduce((sum, { count }) => sum + count, 0)}
        isOn={chosen.length === 0}
        onChoose={() => onChoose([])}
      />
      {ACTIVITY_CATEGORIES.map((category) => (
        <Tab
          key={category}
          category={category}
          count={countOf(category)}
          isOn={chosen.includes(category)}
          onChoose={() => onChoose([category])}
        />
      ))}
    </nav>
  );
}

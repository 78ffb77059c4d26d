/** One activity for some days and a party. */
import { ErrorProblem } from '@sojourn/portal/shared/error-problem.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { ACTIVITIES_PATH, printCriteria, printWhere } from '../search/activity-criteria.ts';
import { readShopUrl, type ShopUrl } from '../search/shop-url.ts';
import { ShopBody } from './shop-body.tsx';
import './shop-page.css';
import { useActivityDetail } from './use-activity.ts';

export function ShopPage() {
  const search = useSearch();
  const today = useToday();
  const adults = useCan('corporate') ? 1 : 2;
  const url = useMemo(() => readShopUrl(search, today, adults), [search, today, adults]);
  return (
    <div className="wrap shop-page">
      {url.activityId === undefined ? <Unknown url={url} /> : <Loaded key={url.activityId} url={url} />}
    </div>
  );
}

function Loaded({ url }: { readonly url: ShopUrl }) {
  const t = useText();
  const { data, error, refetch } = useActivityDetail(url.activityId);
  useTitle(data?.activity.name ?? t('shell.nav.activities'));
  if (data) return <ShopBody detail={data} url={url} />;
  if (!error) return <ShopSkeleton />;
  const code = codeOf(error);
  if (code === 'NotFound' || code === 'InvalidInput') return <Unknown url={url} />;
  return <ErrorProblem code={code} onRetry={() => void refetch()} />;
}

/** The page's room while its activity is on its way. */
function ShopSkeleton() {
  const t = useText();
  return (
    <div role="status" className="shop-skeleton">
      <h1 className="visually-hidden">{t('shell.loading')}</h1>
      <Skeleton width="40%" height={48} />
      <Skeleton width="30%" height={18} />
      <Skeleton width="100%" height={424} radius={20} />
      <div className="shop-body">
        <div className="shop-body__main">
          <Skeleton width="90%" height={64} />
          <Skeleton width="100%" height={300} />
        </div>
        <Skeleton width="100%" height={420} radius={14} />
      </div>
    </div>
  );
}

function Unknown({ url }: { readonly url: ShopUrl }) {
  const t = useText();
  useTitle(t('activityShop.unknown.title'));
  return (
    <Problem
      icon={<SearchX />}
      title={t('activityShop.unknown.title')}
      actions={
        <Link
          to={ACTIVITIES_PATH}
          search={{ ...printWhere(url.where), ...printCriteria(url.criteria) }}
          className={buttonClass()}
        >
          {t('activityShop.unknown.action')}
        </Link>
      }
    >
      {t('activityShop.unknown.text')}
    </Problem>
  );
}

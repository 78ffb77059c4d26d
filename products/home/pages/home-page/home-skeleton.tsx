import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** The page's room while its home is on its way. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <div role="status" className="home-skeleton">
      <span className="visually-hidden">{t('homePage.loading')}</span>
      <Skeleton width="40%" height={48} />
      <Skeleton width="30%" height={18} />
      <Skeleton width="100%" height={424} radius={20} />
      <div className="home-body">
        <div className="home-body__main">
          <Skeleton width="100%" height={44} />
          <Skeleton width="80%" height={64} />
          <Skeleton width="100%" height={360} />
        </div>
        <Skeleton width="100%" height={520} radius={14} />
      </div>
    </div>
  );
}

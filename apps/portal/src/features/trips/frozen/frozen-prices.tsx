import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { EmptyView } from '../empty-view.tsx';
import { EarlierFreezes } from './earlier-freezes.tsx';
import './frozen.css';
import { FrozenCard } from './frozen-card.tsx';
import { isUsable } from './frozen-view.ts';
import { useFrozen } from './use-frozen.ts';

/** Frozen prices with their clocks, and what became of earlier ones (B §2). */
export default function FrozenPrices() {
  const t = useText();
  const { data, error, refetch } = useFrozen();
  if (error && !data)
    return (
      <Problem
        headingLevel={2}
        title={t('freeze.list.failed')}
        actions={<Button onClick={() => void refetch()}>{t('freeze.list.retry')}</Button>}
      />
    );
  if (!data) return null;
  const usable = data.filter(isUsable);
  const earlier = data.filter((freeze) => !isUsable(freeze));
  return (
    <div className="frozen">
      {usable.length === 0 ? (
        <EmptyView view="frozen" />
      ) : (
        <>
          <ul className="frozen__list">
            {usable.map((freeze) => (
              <FrozenCard key={freeze.freezeId} freeze={freeze} />
            ))}
          </ul>
          <Banner>{t('freeze.list.ends')}</Banner>
        </>
      )}
      {earlier.length > 0 && <EarlierFreezes freezes={earlier} />}
    </div>
  );
}

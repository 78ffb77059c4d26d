/** A company's policy tiers: one of them to edit, and what a change would have meant beside it. */
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import { TabCount, Tabs } from '@sojourn/ui/content/tabs.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { draftOf, NEW_TIER, type TierDraft } from './tier-draft.ts';
import { TierEditor } from './tier-editor.tsx';
import './tiers.css';

const NEW = 'new';

export function TiersPage() {
  const t = useText();
  const [chosen, choose] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['tiers'],
    queryFn: ({ signal }) => api.listTiers({}, { signal }),
  });
  const tiers = data?.tiers;
  const current = tiers?.find(({ tierId }) => tierId === chosen) ?? tiers?.[0];
  const isNew = chosen === NEW;
  return (
    <>
      <PageHead
        title={t('admin.nav.tiers')}
        actions={
          <Button
            variant="secondary"
            icon={<Plus className="icon" aria-hidden="true" />}
            onClick={() => choose(NEW)}
          >
            {t('adminTiers.new')}
          </Button>
        }
      />
      {error && <DeedProblem thrown={error} />}
      {!tiers && !error && <Skeleton height={480} radius={14} />}
      {tiers && tiers.length > 0 && (
        <Tabs label={t('admin.nav.tiers')}>
          {tiers.map(({ tierId, name, people }) => (
            <button
              key={tierId}
              type="button"
              aria-pressed={!isNew && tierId === current?.tierId}
              onClick={() => choose(tierId)}
            >
              {name} <TabCount>{people}</TabCount>
            </button>
          ))}
          {isNew && (
            <button type="button" aria-pressed>
              {t('adminTiers.new')}
            </button>
          )}
        </Tabs>
      )}
      {tiers?.length === 0 && !isNew && (
        <section className="panel tiers-none">
          <ShieldCheck aria-hidden="true" />
          <h2 className="title-l">{t('adminTiers.none')}</h2>
          <p className="text-2">{t('adminTiers.noneText')}</p>
          <Button onClick={() => choose(NEW)}>{t('adminTiers.new')}</Button>
        </section>
      )}
      {isNew && <TierPage key={NEW} tier={null} onSaved={choose} onLeave={() => choose(null)} />}
      {!isNew && current && (
        <TierPage
          key={`${current.tierId} ${current.version}`}
          tier={current}
          onSaved={choose}
          onLeave={() => choose(null)}
        />
      )}
    </>
  );
}

type TierPageProps = {
  readonly tier: CompanyTier | null;
  readonly onSaved: (tierId: string) => void;
  readonly onLeave: () => void;
};

function TierPage({ tier, onSaved, onLeave }: TierPageProps) {
  const saved = tier ? draftOf(tier) : NEW_TIER;
  const [draft, setDraft] = useState<TierDraft>(saved);
  return (
    <div className="tiers">
      <TierEditor
        tier={tier}
        saved={saved}
        draft={draft}
        onChange={setDraft}
        onSaved={onSaved}
        onLeave={onLeave}
      />
      {tier && <ReplayPanel tier={tier} draft={draft} />}
    </div>
  );
}

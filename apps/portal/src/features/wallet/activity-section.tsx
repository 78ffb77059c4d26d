import type { ActivityFilter } from '@sojourn/contract/wallet.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';
import { saveFile } from '#shared/save-file.ts';
import { activityCsv } from './activity-csv.ts';
import { ActivityTable } from './activity-table.tsx';
import { viewOfEntry } from './activity-view.ts';
import { allActivity, useActivity } from './use-activity.ts';

const FILTERS: readonly ActivityFilter[] = ['all', 'added', 'used', 'expired'];

/** The whole ledger with its filters; the chosen one stands in the address. */
export function ActivitySection() {
  const t = useText();
  const navigate = useNavigate();
  const { activity } = useSearch();
  const filter = FILTERS.find((each) => each === activity) ?? 'all';
  const { data } = useActivity(filter);
  // Nothing to filter, to export or to dispute
  const isUnused = filter === 'all' && data?.pages.every(({ entries }) => entries.length === 0) === true;
  return (
    <section className="wallet-section" aria-labelledby="wallet-activity">
      <div className="wallet-section__head">
        <h2 id="wallet-activity" className="display-m">
          {t('wallet.activity.title')}
        </h2>
        {!isUnused && (
          <div className="wallet-activity__tools">
            <Segmented
              label={t('wallet.activity.filter')}
              value={filter}
              options={FILTERS.map((value) => ({ value, label: t(`wallet.filter.${value}`) }))}
              onChange={(value) =>
                void navigate({
                  to: '/wallet',
                  search: { activity: value },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
            <ExportButton filter={filter} />
          </div>
        )}
      </div>
      <Ledger filter={filter} />
      {!isUnused && <p className="small text-3">{t('wallet.activity.disputes')}</p>}
    </section>
  );
}

function Ledger({ filter }: { readonly filter: ActivityFilter }) {
  const t = useText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useActivity(filter);
  if (!data && error) return <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Card padded role="status">
        <span className="visually-hidden">{t('wallet.activity.loading')}</span>
        <Skeleton height={280} />
      </Card>
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <Card padded>
        <p className="text-2">{t(`wallet.activity.none.${filter}`)}</p>
      </Card>
    );
  }
  return (
    <>
      <ActivityTable entries={entries} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="wallet-activity__more"
          loading={isFetchingNextPage}
          loadingLabel={t('wallet.activity.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('wallet.activity.more')}
        </Button>
      )}
    </>
  );
}

function ExportButton({ filter }: { readonly filter: ActivityFilter }) {
  const t = useText();
  const toText = useTextRef();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = (await allActivity(filter)).map((entry) => {
        const { title, place, note, kind } = viewOfEntry(entry);
        const name = [toText(title), place].filter(Boolean).join(' · ');
        return {
          entry,
          title: name,
          note: typeof note === 'string' ? note : toText(note),
          type: t(`wallet.kind.${kind}`),
        };
      });
      const heads = (['date', 'description', 'note', 'type', 'amount', 'balance', 'currency'] as const).map(
        (name) => t(`wallet.activity.${name}`),
      );
      saveFile(`${t('wallet.activity.file')}.csv`, 'text/csv', `\uFEFF${activityCsv(heads, rows)}`);
    } catch (thrown) {
      toast({ text: t(`errors.${codeOf(thrown)}.title` as MessageId) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="s"
      icon={<Download aria-hidden="true" />}
      loading={busy}
      loadingLabel={t('wallet.activity.exporting')}
      onClick={() => void save()}
    >
      {t('wallet.activity.export')}
    </Button>
  );
}

/** What the company's people booked: by month, then by department, tier, cost center or person. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import {
  SPEND_GROUPINGS,
  SPEND_PERIODS,
  type SpendGrouping,
  type SpendPeriod,
} from '@sojourn/domain/companies/spend.ts';
import { money } from '@sojourn/domain/money.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { RemovableChip } from '@sojourn/ui/inputs/chip.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { MonthChart } from './month-chart.tsx';
import { SpendTable } from './spend-table.tsx';
import './spend.css';

type Within = { readonly in: SpendGrouping; readonly key: string; readonly label: string };

export function SpendPage() {
  const t = useText();
  const [period, setPeriod] = useState<SpendPeriod>('month');
  const [by, setBy] = useState<SpendGrouping>('department');
  const [within, setWithin] = useState<Within | null>(null);
  const only = within ? { in: within.in, key: within.key } : {};
  const { data, error, isFetching } = useQuery({
    queryKey: ['spend', period, by, within?.in, within?.key],
    queryFn: ({ signal }) => api.getSpend({ query: { period, by, ...only } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={t('admin.nav.spend')}
        actions={
          <>
            <Segmented
              label={t('adminSpend.period')}
              value={period}
              onChange={setPeriod}
              options={SPEND_PERIODS.map((value) => ({ value, label: t(`adminSpend.period.${value}`) }))}
            />
            <Export query={{ period, ...only }} />
          </>
        }
      />
      {error && <DeedProblem thrown={error} />}
      {!data && !error && <Skeleton height={480} radius={14} />}
      {data && (
        <>
          <Figures spend={data} />
          <MonthChart months={data.months} from={data.from.slice(0, 7)} />
          <Groups
            spend={data}
            isStale={isFetching}
            by={by}
            within={within}
            onGroup={setBy}
            onWithin={(next, grouping) => {
              setWithin(next);
              setBy(grouping);
            }}
          />
        </>
      )}
    </>
  );
}

type GroupsProps = {
  readonly spend: Spend;
  readonly isStale: boolean;
  readonly by: SpendGrouping;
  readonly within: Within | null;
  readonly onGroup: (by: SpendGrouping) => void;
  readonly onWithin: (within: Within | null, by: SpendGrouping) => void;
};

function Groups({ spend, isStale, by, within, onGroup, onWithin }: GroupsProps) {
  const t = useText();
  const open = (key: string, label: string) => onWithin({ in: by, key, label }, 'person');
  return (
    <section className="panel" aria-labelledby="groups-title" aria-busy={isStale}>
      <div className="panel__head">
        <div>
          <h2 id="groups-title" className="title-l">
            {t(`adminSpend.by.${by}`)}
          </h2>
          <p className="small text-2">{t('adminSpend.byText')}</p>
        </div>
        <div className="row row--wrap">
          {within && (
            <RemovableChip
              removeLabel={t('adminSpend.leave', { name: within.label })}
              onRemove={() => onWithin(null, within.in)}
            >
              {within.label}
            </RemovableChip>
          )}
          <SelectField
            label={t('adminSpend.grouping')}
            labelHidden
            size="s"
            value={by}
            onChange={(event) => onGroup(event.target.value as SpendGrouping)}
          >
            {SPEND_GROUPINGS.map((value) => (
              <option key={value} value={value}>
                {t(`adminSpend.by.${value}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <SpendTable spend={spend} onOpen={by === 'person' ? null : open} />
    </section>
  );
}

function Figures({ spend }: { readonly spend: Spend }) {
  const t = useText();
  const locale = useLocale();
  const { netMinor, bookedMinor, refundedMinor, trips } = spend.total;
  const year = spend.months.reduce((sum, month) => sum + month.netMinor, 0);
  const show = (minor: number) => formatMoney(money(minor), locale);
  const each = trips === 0 ? 0 : Math.round(netMinor / trips);
  return (
    <dl className="figures panel spend-figures">
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.net')}</dt>
        <dd className="figure__value">{show(netMinor)}</dd>
        <dd className="small text-2">{t('adminSpend.trips', { count: trips, each: show(each) })}</dd>
      </div>
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.booked')}</dt>
        <dd className="figure__value">{show(bookedMinor)}</dd>
      </div>
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.refunded')}</dt>
        <dd className="figure__value">{show(refundedMinor)}</dd>
      </div>
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.year')}</dt>
        <dd className="figure__value">{show(year)}</dd>
      </div>
    </dl>
  );
}

type ExportProps = { readonly query: Parameters<typeof api.exportSpend>[0]['query'] };

function Export({ query }: ExportProps) {
  const t = useText();
  const show = useToast();
  const download = useMutation({
    mutationFn: () => api.exportSpend({ query }),
    onSuccess: (file) => {
      const href = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = href;
      link.download = t('adminSpend.fileName');
      link.click();
      URL.revokeObjectURL(href);
    },
    onError: () => show({ tone: 'bad', text: t('adminSpend.exportFailed') }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download className="icon" aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('adminSpend.export')}
    </Button>
  );
}

/** What the company's people booked: by month, then by department, tier, cost center or person. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import {
  SPEND_GROUPINGS,
  SPEND_PERIODS,
  type SpendGrouping,
  type SpendPeriod,
} from '@sojourn/domain/companies/spend.ts';
import { money } from '@sojourn/domain/money.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { RemovableChip } from '@sojourn/ui/inputs/chip.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { MonthChart } from './month-chart.tsx';
import { formatCo2 } from './spend-parts.ts';
import { SpendTable } from './spend-table.tsx';
import { SpendTrips } from './spend-trips.tsx';
import { UnusedCredits } from './unused-credits.tsx';
import './spend.css';

/** A grouping, and of which field. */
type By = { readonly by: SpendGrouping; readonly field?: string };
type Within = {
  readonly in: SpendGrouping;
  readonly inField?: string;
  readonly key: string;
  readonly label: string;
};

export function SpendPage() {
  const t = useText();
  const [period, setPeriod] = useState<SpendPeriod>('month');
  const [grouping, setGrouping] = useState<By>({ by: 'department' });
  const [within, setWithin] = useState<Within | null>(null);
  const only = within
    ? { in: within.in, key: within.key, ...(within.inField && { inField: within.inField }) }
    : {};
  const { data, error, isFetching } = useQuery({
    queryKey: ['spend', period, grouping, only],
    queryFn: ({ signal }) => api.getSpend({ query: { period, ...grouping, ...only } }, { signal }),
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
            <DownloadCsv
              name={t('adminSpend.fileName')}
              load={() => api.exportSpend({ query: { period, ...only } })}
            />
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
            grouping={grouping}
            within={within}
            onGroup={setGrouping}
            onWithin={(next, by) => {
              setWithin(next);
              setGrouping(by);
            }}
          />
          {within && <SpendTrips period={period} only={only} name={within.label} />}
          <UnusedCredits />
        </>
      )}
    </>
  );
}

type GroupsProps = {
  readonly spend: Spend;
  readonly isStale: boolean;
  readonly grouping: By;
  readonly within: Within | null;
  readonly onGroup: (grouping: By) => void;
  readonly onWithin: (within: Within | null, grouping: By) => void;
};

function Groups({ spend, isStale, grouping, within, onGroup, onWithin }: GroupsProps) {
  const t = useText();
  const { by, field } = grouping;
  const open = (key: string, label: string) =>
    onWithin({ in: by, key, label, ...(field && { inField: field }) }, { by: 'person' });
  const fieldLabel = spend.fields.find(({ key }) => key === field)?.label;
  return (
    <section className="panel" aria-labelledby="groups-title" aria-busy={isStale}>
      <div className="panel__head">
        <div>
          <h2 id="groups-title" className="title-l">
            {fieldLabel ?? t(`adminSpend.by.${by}`)}
          </h2>
          <p className="small text-2">{t('adminSpend.byText')}</p>
        </div>
        <div className="row row--wrap">
          {within && (
            <RemovableChip
              removeLabel={t('adminSpend.leave', { name: within.label })}
              onRemove={() =>
                onWithin(null, { by: within.in, ...(within.inField && { field: within.inField }) })
              }
            >
              {within.label}
            </RemovableChip>
          )}
          <SelectField
            label={t('adminSpend.grouping')}
            labelHidden
            size="s"
            value={field ? `field ${field}` : by}
            onChange={({ target: { value } }) => {
              const [next, of] = value.split(' ');
              onGroup(of ? { by: 'field', field: of } : { by: next as SpendGrouping });
            }}
          >
            {SPEND_GROUPINGS.filter((value) => value !== 'field').map((value) => (
              <option key={value} value={value}>
                {t(`adminSpend.by.${value}`)}
              </option>
            ))}
            {spend.fields.map(({ key, label }) => (
              <option key={key} value={`field ${key}`}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <SpendTable
        spend={spend}
        without={t(by === 'field' ? 'adminSpend.noAnswer' : 'adminSpend.without')}
        onOpen={within?.in === 'person' ? null : open}
      />
    </section>
  );
}

function Figures({ spend }: { readonly spend: Spend }) {
  const t = useText();
  const locale = useLocale();
  const { netMinor, bookedMinor, refundedMinor, trips, co2Kg } = spend.total;
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
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.co2')}</dt>
        <dd className="figure__value">{formatCo2(co2Kg, locale)}</dd>
        <dd className="small text-2">{t('adminSpend.co2Text')}</dd>
      </div>
    </dl>
  );
}

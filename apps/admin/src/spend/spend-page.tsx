/** What the company's people booked: by month, then by department, tier, cost center or person. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import {
  groupingBelow,
  SPEND_GROUPINGS,
  SPEND_PERIODS,
  type SpendGrouping,
  type SpendPeriod,
  tripAverage,
} from '@sojourn/domain/companies/spend.ts';
import { money } from '@sojourn/domain/money.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { DownloadCsv } from '#list/download-csv.tsx';
import { MonthChart } from './month-chart.tsx';
import { Co2, type Grouping, type NamedStep, spendQuery, withinOf } from './spend-parts.tsx';
import { SpendTable } from './spend-table.tsx';
import { UnusedCredits, UnusedFigure } from './unused-credits.tsx';
import './spend.css';

export function SpendPage() {
  const t = useText();
  const [period, setPeriod] = useState<SpendPeriod>('month');
  const [grouping, setGrouping] = useState<Grouping>({ by: 'department' });
  const [path, setPath] = useState<readonly NamedStep[]>([]);
  const query = spendQuery(period, grouping, path);
  const { data, error, isFetching } = useQuery({
    queryKey: ['spend', query],
    queryFn: ({ signal }) => api.getSpend({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const go = (steps: readonly NamedStep[]) => {
    // Back up, the groups are those that were left
    const left = path[steps.length];
    setPath(steps);
    if (steps.length < path.length && left) setGrouping({ by: left.by, field: left.field });
    else setGrouping({ by: groupingBelow(steps) ?? 'month' });
  };
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
              text={t('adminSpend.exportTrips')}
              load={() => api.exportSpend({ query: { period, within: withinOf(path) } })}
            />
          </>
        }
      />
      {path.length > 0 && <Breadcrumb path={path} onGo={go} />}
      {error && <DeedProblem thrown={error} />}
      {!data && !error && <Skeleton height={480} radius={14} />}
      {data && (
        <>
          <Figures spend={data} />
          <MonthChart months={data.months} from={data.from.slice(0, 7)} />
          <Groups
            spend={data}
            isStale={isFetching}
            period={period}
            grouping={grouping}
            path={path}
            onGroup={setGrouping}
            onOnly={go}
          />
          <UnusedCredits />
        </>
      )}
    </>
  );
}

type BreadcrumbProps = {
  readonly path: readonly NamedStep[];
  readonly onGo: (path: readonly NamedStep[]) => void;
};

/** What's shown, from the whole company down; each level leads back up. */
function Breadcrumb({ path, onGo }: BreadcrumbProps) {
  const t = useText();
  return (
    <nav aria-label={t('adminSpend.path')}>
      <ol className="spend-path">
        <li>
          <button type="button" onClick={() => onGo([])}>
            {t('adminSpend.everything')}
          </button>
        </li>
        {path.map(({ name, by, key }, at) => (
          <li key={`${by} ${key}`}>
            <ChevronRight className="icon icon--s" aria-hidden="true" />
            {at === path.length - 1 ? (
              <b aria-current="page">{name}</b>
            ) : (
              <button type="button" onClick={() => onGo(path.slice(0, at + 1))}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type GroupsProps = {
  readonly spend: Spend;
  readonly isStale: boolean;
  readonly period: SpendPeriod;
  readonly grouping: Grouping;
  readonly path: readonly NamedStep[];
  readonly onGroup: (grouping: Grouping) => void;
  readonly onOnly: (path: readonly NamedStep[]) => void;
};

function Groups({ spend, isStale, period, grouping, path, onGroup, onOnly }: GroupsProps) {
  const t = useText();
  const { by, field } = grouping;
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
          <DownloadCsv
            size="s"
            name={t('adminSpend.fileName')}
            text={t('adminSpend.exportTable')}
            load={() => api.exportSpend({ query: { ...spendQuery(period, grouping, path), of: 'groups' } })}
          />
        </div>
      </div>
      <SpendTable
        key={JSON.stringify([period, grouping, path])}
        spend={spend}
        period={period}
        grouping={grouping}
        path={path}
        onOnly={onOnly}
      />
    </section>
  );
}

function Figures({ spend }: { readonly spend: Spend }) {
  const t = useText();
  const locale = useLocale();
  const { approvedOver, refundedWhole } = spend;
  const { netMinor } = spend.total;
  const { paid, eachMinor } = tripAverage(spend.total, refundedWhole);
  const year = spend.months.reduce((sum, month) => sum + month.netMinor, 0);
  const show = (minor: number) => formatMoney(money(minor), locale);
  const share = (netMinor > 0 ? approvedOver.netMinor / netMinor : 0).toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <dl className="figures panel spend-figures">
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.net')}</dt>
        <dd className="figure__value">{show(netMinor)}</dd>
        <dd className="small text-2">
          {t('adminSpend.trips', { count: paid, each: show(eachMinor) })}
          {refundedWhole > 0 && ` · ${t('adminSpend.refundedWhole', { count: refundedWhole })}`}
        </dd>
      </div>
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.year')}</dt>
        <dd className="figure__value">{show(year)}</dd>
      </div>
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.over')}</dt>
        <dd className="figure__value">{show(approvedOver.netMinor)}</dd>
        <dd className="small text-2">{t('adminSpend.overShare', { count: approvedOver.trips, share })}</dd>
      </div>
      <UnusedFigure />
      <div className="figure">
        <dt className="figure__label">{t('adminSpend.co2')}</dt>
        <dd className="figure__value">
          <Co2 sums={spend.total} />
        </dd>
        <dd className="small text-2">{t('adminSpend.co2Text')}</dd>
      </div>
    </dl>
  );
}

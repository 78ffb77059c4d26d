/** Airlines' credits that nobody has used yet, with whom they belong to. */
import type { CompanyCredit } from '@sojourn/contract/admin/spend-calls.ts';
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { CREDIT_SOON_DAYS } from '@sojourn/domain/companies/spend.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Clock, Ticket } from 'lucide-react';
import { useState } from 'react';
import { DownloadCsv } from '#list/download-csv.tsx';

const ENDING = ['all', 'soon'] as const;
const days = CREDIT_SOON_DAYS;

const useCredits = (ending: (typeof ENDING)[number]) =>
  useInfiniteQuery({
    queryKey: ['company-credits', ending],
    queryFn: ({ signal, pageParam }) =>
      api.listCompanyCredits({ query: { ending, ...(pageParam && { skip: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Of all credits in dollars; the list below has the others too. */
export function UnusedFigure() {
  const t = useText();
  const locale = useLocale();
  const { data } = useCredits('all');
  const dollars = data?.pages[0]?.totals.find(({ currency }) => currency === 'USD');
  const show = (minor: number) => formatMoney(money(minor), locale);
  return (
    <div className="figure">
      <dt className="figure__label">{t('adminSpend.credits')}</dt>
      <dd className="figure__value">{data ? show(dollars?.availableMinor ?? 0) : '…'}</dd>
      {dollars !== undefined && dollars.soon > 0 && (
        <dd className="small credit-line__soon">
          <Clock className="icon icon--s" aria-hidden="true" />
          {t('adminSpend.credits.soonTotal', { amount: show(dollars.soonMinor), days })}
        </dd>
      )}
    </div>
  );
}

export function UnusedCredits() {
  const t = useText();
  const [ending, setEnding] = useState<(typeof ENDING)[number]>('all');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useCredits(ending);
  const credits = data?.pages.flatMap((page) => page.credits);
  const totals = data?.pages[0]?.totals ?? [];
  return (
    <section className="panel" aria-labelledby="credits-title">
      <div className="panel__head">
        <div>
          <h2 id="credits-title" className="title-l">
            {t('adminSpend.credits')}
          </h2>
          <Totals totals={totals} />
          <p className="small text-2">{t('adminSpend.credits.text')}</p>
        </div>
        <div className="row row--wrap gap-3">
          <Segmented
            label={t('adminSpend.credits.which')}
            value={ending}
            onChange={setEnding}
            options={ENDING.map((value) => ({ value, label: t(`adminSpend.credits.${value}`) }))}
          />
          {totals.length > 0 && (
            <DownloadCsv
              size="s"
              name={t('adminSpend.credits.fileName')}
              load={() => api.exportCompanyCredits({ query: { ending } })}
            />
          )}
        </div>
      </div>
      {error && <DeedProblem thrown={error} />}
      {!credits && !error && <Skeleton height={120} radius={14} />}
      {credits?.length === 0 && (
        <p className="panel__body text-2">
          {ending === 'soon' ? t('adminSpend.credits.noneSoon', { days }) : t('adminSpend.credits.none')}
        </p>
      )}
      <ul>
        {credits?.map((credit) => (
          <Credit key={credit.creditId} credit={credit} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="panel__foot">
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('admin.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

type TotalsProps = { readonly totals: OutputOf<Calls['listCompanyCredits']>['totals'] };

function Totals({ totals }: TotalsProps) {
  const t = useText();
  const locale = useLocale();
  return totals.map(({ currency, count, availableMinor, soon, soonMinor }) => {
    const show = (minor: number) => formatMoney(money(minor, currency as Currency), locale);
    return (
      <p key={currency} className="small">
        <b>{t('adminSpend.credits.total', { amount: show(availableMinor), count })}</b>
        {soon > 0 && ` · ${t('adminSpend.credits.soonTotal', { amount: show(soonMinor), days })}`}
      </p>
    );
  });
}

function Credit({ credit }: { readonly credit: CompanyCredit }) {
  const t = useText();
  const locale = useLocale();
  const { owner, department, airline, origin, expiresAt, endsSoon } = credit;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li className="credit-line">
      <span className="credit-line__airline" aria-hidden="true">
        {airline ? airline.code : <Ticket className="icon" />}
      </span>
      <span className="grow">
        <b className="title-s">{owner}</b>
        <span className="small text-2 spend-line">
          {[airline?.name ?? t('adminSpend.credits.travel'), origin, department].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={endsSoon ? 'credit-line__soon small' : 'small text-2'}>
        {endsSoon && <Clock className="icon icon--s" aria-hidden="true" />}
        {expiresAt
          ? t('adminSpend.credits.expires', { date: day.format(new Date(expiresAt)) })
          : t('adminSpend.credits.noEnd')}
      </span>
      <b className="num credit-line__amount">
        {formatMoney(money(credit.availableMinor, credit.currency as Currency), locale)}
      </b>
    </li>
  );
}

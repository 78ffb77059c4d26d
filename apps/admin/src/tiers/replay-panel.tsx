/** What the tier would have meant for what its people priced lately; recomputed after each change. */
import type { CompanyTier, TierReplay } from '@sojourn/contract/admin/tier-calls.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Hourglass, Info, PiggyBank } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { nightlyCap, problemsOf, rulesOf, type TierDraft } from './tier-draft.ts';

const WAIT_MS = 400;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function ReplayPanel({ tier, draft }: { readonly tier: CompanyTier; readonly draft: TierDraft }) {
  const t = useText();
  const settled = useSettled(draft);
  const isWrong = problemsOf({ ...settled, name: 'x' }).size > 0;
  const { data, error, isFetching } = useQuery({
    queryKey: ['replay', tier.tierId, tier.version, settled],
    queryFn: ({ signal }) =>
      api.replayTier({ params: { tierId: tier.tierId }, input: { rules: rulesOf(settled) } }, { signal }),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="panel replay" aria-labelledby="replay-title" aria-busy={isFetching}>
      <div className="panel__body">
        <h2 id="replay-title" className="title-l">
          {t('adminTiers.replay.title')}
        </h2>
        <p className="small text-2">
          {t('adminTiers.replay.text', { count: data?.total ?? 0, name: tier.name })}
        </p>
      </div>
      {error && (
        <div className="panel__body">
          <DeedProblem thrown={error} />
        </div>
      )}
      {!data && !error && <Skeleton height={280} />}
      {data && data.total === 0 && (
        <p className="panel__body replay__none text-2">{t('adminTiers.replay.none')}</p>
      )}
      {data && data.total > 0 && (
        <div className="replay__answer" data-stale={isFetching || undefined}>
          <Outcome replay={data} />
          <Prices replay={data} cap={nightlyCap(settled)} />
          <People people={data.people} />
          <p className="panel__body small text-2 row row--top gap-2">
            <Info className="icon icon--s" aria-hidden="true" />
            {t('adminTiers.replay.assumption')}
          </p>
        </div>
      )}
    </section>
  );
}

function Outcome({ replay }: { readonly replay: TierReplay }) {
  const t = useText();
  const locale = useLocale();
  const { before, after, saved, total } = replay;
  const newly = Math.max(0, after.out - before.out);
  const sum = saved.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const was = (value: number) => t('adminTiers.replay.was', { value });
  const figures: readonly [ReactNode, string, ReactNode, string][] = [
    [<CircleCheck key="in" className="text-good" />, t('adminTiers.replay.in'), after.in, was(before.in)],
    [<CircleAlert key="out" className="text-bad" />, t('adminTiers.replay.out'), after.out, was(before.out)],
    [
      <Hourglass key="review" className="text-warn" />,
      t('adminTiers.replay.review'),
      after.review,
      was(before.review),
    ],
    [
      <PiggyBank key="saved" className="text-good" />,
      t('adminTiers.replay.saved'),
      <span key="sum" className={sum > 0 ? 'text-good' : ''}>
        {formatMoney(money(sum), locale)}
      </span>,
      t('adminTiers.replay.savedNote'),
    ],
  ];
  return (
    <>
      <div className="replay__bar-room">
        <div className="replay__bar" aria-hidden="true">
          <span className="replay__in" style={{ flexGrow: after.in }} />
          <span className="replay__newly" style={{ flexGrow: newly }} />
          <span className="replay__out" style={{ flexGrow: total - after.in - newly }} />
        </div>
        <p className="micro text-2 replay__key">
          <span className="replay__dot replay__in" /> {t('adminTiers.replay.in')}
          <span className="replay__dot replay__newly" /> {t('adminTiers.replay.newly', { count: newly })}
          <span className="replay__dot replay__out" />{' '}
          {t('adminTiers.replay.already', { count: total - after.in - newly })}
        </p>
      </div>
      <dl className="figures replay__figures">
        {figures.map(([icon, label, value, note]) => (
          <div key={label} className="figure">
            <dt className="figure__label">
              {icon}
              {label}
            </dt>
            <dd className="figure__value">{value}</dd>
            <dd className="small text-2">{note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Prices({ replay, cap }: { readonly replay: TierReplay; readonly cap: number | null }) {
  const t = useText();
  const locale = useLocale();
  const { minMinor, widthMinor } = replay.nightly;
  const bars = replay.nightly.bars.map((bar, at) => ({ ...bar, from: minMinor + at * widthMinor }));
  const most = Math.max(1, ...bars.map((bar) => bar.in + bar.newlyOut + bar.out));
  const stays = bars.reduce((sum, bar) => sum + bar.in + bar.newlyOut + bar.out, 0);
  if (stays === 0) return null;
  const price = (minor: number) => formatMoney(money(minor), locale).replace(/[.,]00(?=\D|$)/, '');
  const share = cap === null ? null : (cap - minMinor) / (widthMinor * bars.length);
  return (
    <div className="panel__body">
      <div className="row row--between">
        <h3 className="title-m">{t('adminTiers.replay.prices')}</h3>
        <span className="small text-2">{t('adminTiers.replay.stays', { count: stays })}</span>
      </div>
      <div className="prices" role="img" aria-label={t('adminTiers.replay.stays', { count: stays })}>
        {bars.map((bar) => (
          <span
            key={bar.from}
            className="prices__bar"
            style={{ height: `${((bar.in + bar.newlyOut + bar.out) / most) * 100}%` }}
          >
            <span className="replay__out" style={{ flexGrow: bar.out }} />
            <span className="replay__newly" style={{ flexGrow: bar.newlyOut }} />
            <span className="replay__in" style={{ flexGrow: bar.in }} />
          </span>
        ))}
        {share !== null && share >= 0 && share <= 1 && (
          <span className="prices__cap" style={{ insetInlineStart: `${share * 100}%` }} />
        )}
      </div>
      <p className="row row--between micro text-2 num">
        <span>{price(minMinor)}</span>
        <span>{price(minMinor + widthMinor * bars.length)}</span>
      </p>
    </div>
  );
}

function People({ people }: { readonly people: TierReplay['people'] }) {
  const t = useText();
  const most = Math.max(1, ...people.map(({ newlyOut }) => newlyOut));
  return (
    <div className="panel__body stack gap-3">
      <div className="row row--between">
        <h3 className="title-m">{t('adminTiers.replay.people')}</h3>
        <span className="small text-2">{t('adminTiers.replay.peopleNote')}</span>
      </div>
      {people.length === 0 && <p className="small text-2">{t('adminTiers.replay.nobody')}</p>}
      <ul className="stack gap-3">
        {people.slice(0, 8).map(({ name, newlyOut }) => (
          <li key={name} className="row gap-3">
            <Avatar name={name} tint size="s" />
            <span className="grow">{name}</span>
            <span className="replay__share" aria-hidden="true">
              <span style={{ width: `${(newlyOut / most) * 100}%` }} />
            </span>
            <b className="num">{newlyOut}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

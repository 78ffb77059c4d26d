import { money } from '@sojourn/domain/money.ts';
import type { FreezeExample, FreezeOption } from '@sojourn/domain/protections/freeze.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarX, ChartColumn, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Freezable } from './freeze-view.ts';

type Props = {
  readonly trip: Freezable;
  readonly option: FreezeOption;
  readonly examples: readonly FreezeExample[];
};
const ICONS = { rises: TrendingUp, falls: TrendingDown, jumps: ChartColumn } as const;

/** Four outcomes in money: the price rises, falls, leaves the cover behind, or nothing is booked. */
export function FreezeOutcomes({ trip, option, examples }: Props) {
  const t = useText();
  const locale = useLocale();
  const fee = formatMoney(money(option.feeMinor), locale);
  return (
    <div className="freeze__outcomes">
      <h3 className="title-l">{t('freeze.out.title')}</h3>
      <p className="small text-2">{t('freeze.out.text', { fee })}</p>
      <ul className="freeze__cases">
        {examples.map((each) => (
          <Example key={each.example} shown={each} frozenMinor={trip.frozenMinor} />
        ))}
        <Outcome
          icon={<CalendarX className="icon" aria-hidden="true" />}
          tone="quiet"
          title={t('freeze.out.no')}
          text={t('freeze.out.noText', { date: formatInstantDay(option.endsAt, locale, 'day'), fee })}
          label={t('freeze.out.costs')}
          sum={fee}
        />
      </ul>
      <Banner>{t(`freeze.out.soldOut${trip.kind}`, { fee })}</Banner>
    </div>
  );
}

function Example({ shown, frozenMinor }: { readonly shown: FreezeExample; readonly frozenMinor: number }) {
  const t = useText();
  const locale = useLocale();
  const { example, eachMinor, nowMinor, coverMinor, payMinor } = shown;
  const Icon = ICONS[example];
  const of = (minor: number) => formatMoney(money(minor), locale);
  return (
    <Outcome
      icon={<Icon className="icon" aria-hidden="true" />}
      tone={example === 'jumps' ? 'warn' : 'good'}
      title={t(`freeze.out.${example}`, { each: of(eachMinor) })}
      text={t(`freeze.out.${example}Text`, {
        saved: of(coverMinor),
        now: of(nowMinor),
        cover: of(coverMinor),
        rest: of(nowMinor - frozenMinor - coverMinor),
      })}
      label={t('freeze.out.left')}
      sum={of(payMinor)}
    />
  );
}

type OutcomeProps = {
  readonly icon: ReactNode;
  readonly tone: 'good' | 'warn' | 'quiet';
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly sum: string;
};

function Outcome({ icon, tone, title, text, label, sum }: OutcomeProps) {
  return (
    <li className="freeze-case">
      <span className={`freeze-case__icon freeze-case__icon--${tone}`}>{icon}</span>
      <b className="title-s">{title}</b>
      <p className="small text-2">{text}</p>
      <p className="freeze-case__sum">
        <span className="small text-2">{label}</span>
        <b className="money-l num">{sum}</b>
      </p>
    </li>
  );
}

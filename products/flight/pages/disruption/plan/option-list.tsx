import type { DisruptionView as Disruption, RebookPlan } from '@sojourn/contract/disruptions.ts';
import { money } from '@sojourn/domain/money.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, Clock, ClockAlert, Lock, LockOpen } from 'lucide-react';
import { AirlineTile } from '#flight/pages/slices/airline-tile.tsx';
import { SliceLine } from '#flight/pages/slices/slice-line.tsx';
import { type OptionFact, type PlanOption, planState } from './plan-view.ts';
import { useOptionView } from './use-option-view.ts';

type Props = {
  readonly disruption: Disruption;
  readonly plan: RebookPlan;
  readonly onChoose: (option: PlanOption) => void;
};

/** Flights that qualify, the best first. Once a hold is over they're looked at again before one is chosen. */
export function OptionList({ disruption, plan, onChoose }: Props) {
  const now = useNow();
  const canChoose = planState(plan, now) !== 'holdOver';
  return (
    <ol className="disruption__options">
      {plan.options.map((option) => (
        <OptionCard
          key={option.optionId}
          disruption={disruption}
          option={option}
          canChoose={canChoose}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}

type CardProps = Pick<Props, 'disruption' | 'onChoose'> & {
  readonly option: PlanOption;
  readonly canChoose: boolean;
};

function OptionCard({ disruption, option, canChoose, onChoose }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { slice, day, sooner, leaves, hasLeft } = useOptionView(option, disruption);
  const { rank, sellsFor, seatsHeld, className } = option;
  const isBest = rank === 1;
  const isHeld = seatsHeld > 0 && canChoose;
  const SeatsIcon = isHeld ? Lock : LockOpen;
  return (
    <Card as="li" clip selected={isBest} className="disruption__option">
      <div className="disruption__option-head">
        <span className="disruption__rank num" data-best={isBest || undefined}>
          <span className="visually-hidden">{t('disruption.option.rank')} </span>
          {rank}
        </span>
        <AirlineTile code={slice.code} />
        <SliceLine slice={slice} />
        <div className="disruption__airline">
          <h3 className="title-s">{slice.airlines}</h3>
          <p className="small text-2">{day}</p>
          <p className="small text-2">{slice.note}</p>
          <p className="small text-2" translate="no">
            {className}
          </p>
        </div>
        <div className="disruption__price">
          <b className="title-l num">{formatMoney(money(0), locale)}</b>
          <span className="small text-2 num">
            {t('disruption.option.sellsFor', { price: formatMoney(sellsFor, locale) })}
          </span>
        </div>
        <Button
          size="s"
          variant={isBest ? 'primary' : 'secondary'}
          disabled={!canChoose || hasLeft}
          aria-label={t('disruption.option.chooseOf', { airline: slice.airlines, time: slice.departs })}
          onClick={() => onChoose(option)}
        >
          {t('disruption.option.choose')}
        </Button>
      </div>
      <ul className="disruption__facts small">
        <FactItem fact={sooner} />
        <FactItem fact={leaves} isClock />
        <li className="text-2 disruption__seats">
          <SeatsIcon className="icon icon--s" aria-hidden="true" />
          {isHeld ? t('disruption.option.held', { seats: seatsHeld }) : t('disruption.option.notHeld')}
        </li>
      </ul>
    </Card>
  );
}

type FactProps = { readonly fact: OptionFact; readonly isClock?: boolean };

function FactItem({ fact: { tone, text }, isClock = false }: FactProps) {
  const toText = useTextRef();
  const Icon = tone === 'warn' ? ClockAlert : isClock || tone === 'plain' ? Clock : CircleCheck;
  return (
    <li data-tone={tone}>
      <Icon className="icon icon--s" aria-hidden="true" />
      {toText(text)}
    </li>
  );
}

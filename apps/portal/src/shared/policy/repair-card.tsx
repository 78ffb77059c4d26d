/** The smallest change that puts the offer in policy, with what it costs less or more; one tap makes it. */
import { type Money, money } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck } from 'lucide-react';
import './policy.css';
import type { FoundRepair } from './repair.ts';

const sizeOf = ({ amountMinor, currency }: Money): Money => money(Math.abs(amountMinor), currency);

const wayOf = ({ amountMinor }: Money) => (amountMinor > 0 ? 'less' : amountMinor < 0 ? 'more' : 'same');

export function RepairCard({ repair }: { readonly repair: FoundRepair }) {
  const t = useText();
  const locale = useLocale();
  if (repair === undefined) return null;
  if (repair === null) return <p className="small text-2">{t('policy.repair.none')}</p>;
  const { change, saves, apply } = repair;
  return (
    <div className="policy-repair">
      <CircleCheck className="icon policy-repair__icon" aria-hidden="true" />
      <p className="policy-repair__text">
        <b>{change}</b>
        <span className="small">
          {saves
            ? t(`policy.repair.${wayOf(saves)}`, { amount: formatMoney(sizeOf(saves), locale) })
            : t('policy.repair.otherDates')}
        </span>
      </p>
      <Button variant="secondary" size="s" onClick={apply}>
        {t('policy.repair.apply')}
      </Button>
    </div>
  );
}

import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Shield } from 'lucide-react';
import type { z } from 'zod';
import type { homeDeposit } from '#home/wire/homes.ts';
import './deposit-box.css';

type DepositBoxProps = {
  readonly deposit: z.output<typeof homeDeposit> | null;
  /** Of which home it is, where there are two. */
  readonly of?: string | undefined;
};

/** What is held on the card around the stay; nothing of it is in the total. */
export function DepositBox({ deposit, of }: DepositBoxProps) {
  const t = useText();
  const locale = useLocale();
  if (!deposit) return null;
  const [holdOn, releaseOn] = [deposit.holdOn, deposit.releaseOn].map((day) =>
    formatDate(day, locale, 'day'),
  );
  return (
    <div className="deposit-box small">
      <p className="row row--between row--base gap-2">
        <b className="row gap-2">
          <Shield className="icon icon--s" aria-hidden="true" />
          <span>{t('homePrice.deposit')}</span>
        </b>
        <b className="num">{formatMoney(deposit.amount, locale)}</b>
      </p>
      {of && <p>{of}</p>}
      <p className="text-2">
        {t('homePrice.deposit.text', { holdOn: holdOn ?? '', releaseOn: releaseOn ?? '' })}
      </p>
    </div>
  );
}

import { formatMoney } from '@sojourn/ui/formats.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BadgePercent, Sparkles, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountNote } from './account-note.tsx';
import { MilesAmount } from './miles-amount.tsx';
import type { AccountRow, CreditRow, OfferRow } from './tenders-view.ts';

type RowProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
  readonly on: boolean;
  /** It cannot be chosen; `note` says why. */
  readonly off?: boolean;
  /** "−$300.00" */
  readonly pays: string | null;
  readonly onToggle: (on: boolean) => void;
  readonly children?: ReactNode;
};

function TenderRow({ icon, title, note, on, off, pays, onToggle, children }: RowProps) {
  return (
    <div className="tender">
      <Checkbox
        className="tender__choice"
        checked={on}
        disabled={off}
        onChange={(event) => onToggle(event.target.checked)}
        label={
          <span className="tender__label">
            <span className="tender__icon" aria-hidden="true">
              {icon}
            </span>
            <span className="tender__text">
              <b className="title-s">{title}</b>
              <span className="small text-2">{note}</span>
            </span>
            {pays && <b className="money-m tender__pays">{pays}</b>}
          </span>
        }
      />
      {children}
    </div>
  );
}

const useLess = () => {
  const locale = useLocale();
  return ({ pays }: Pick<CreditRow, 'pays'>): string | null =>
    pays.amountMinor === 0 ? null : formatMoney({ ...pays, amountMinor: -pays.amountMinor }, locale);
};

export function OfferTender(props: { readonly row: OfferRow; readonly onToggle: (on: boolean) => void }) {
  const t = useText();
  const locale = useLocale();
  const less = useLess();
  const { row, onToggle } = props;
  return (
    <TenderRow
      icon={<BadgePercent />}
      title={row.offer.title}
      note={t(row.problem === 'AboveTotal' ? 'checkout.tender.offerAbove' : 'checkout.tender.offer', {
        amount: formatMoney(row.offer.amount, locale),
        day: formatPortalDay(row.offer.expiresAt, locale, 'year'),
      })}
      on={row.chosen}
      pays={less(row)}
      onToggle={onToggle}
    />
  );
}

export function CreditTender(props: { readonly row: CreditRow; readonly onToggle: (on: boolean) => void }) {
  const t = useText();
  const locale = useLocale();
  const less = useLess();
  const { row, onToggle } = props;
  const { credit } = row;
  const amount = formatMoney(credit.available, locale);
  const note = credit.expiresAt
    ? t('checkout.tender.credit', { amount, day: formatPortalDay(credit.expiresAt, locale, 'year') })
    : t('checkout.tender.creditAskAirline', { amount });
  return (
    <TenderRow
      icon={<TicketPercent />}
      title={t(`booking.credit.${credit.type}`)}
      note={
        row.problem === 'NotNeeded'
          ? t('checkout.tender.notNeeded')
          : credit.origin
            ? `${note} · ${credit.origin}`
            : note
      }
      on={row.chosen}
      pays={less(row)}
      onToggle={onToggle}
    />
  );
}

type AccountProps = {
  readonly row: AccountRow;
  /** Null: no longer. */
  readonly onUnits: (units: number | null) => void;
  readonly onRest: () => void;
};

export function AccountTender({ row, onUnits, onRest }: AccountProps) {
  const t = useText();
  const less = useLess();
  const { account, chosen, usable, maxUnits } = row;
  const first = Math.max(account.redemptionMin, maxUnits);
  return (
    <TenderRow
      icon={<Sparkles />}
      title={t(account.unit === 'miles' ? 'checkout.tender.miles' : 'checkout.tender.cash', {
        product: account.productDisplayName,
      })}
      note={<AccountNote row={row} />}
      on={chosen && account.eligible}
      off={!usable && !chosen}
      pays={less(row)}
      onToggle={(on) => onUnits(on ? first : null)}
    >
      {chosen && usable && <MilesAmount row={row} onUnits={onUnits} onRest={onRest} />}
    </TenderRow>
  );
}

import type { Wallet } from '@sojourn/contract/wallet.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TriangleAlert } from 'lucide-react';
import { type CreditGroup, creditGroups } from './credit-groups.ts';

/** What can be spent today, by type of credit. */
export function BalanceCard({ wallet }: { readonly wallet: Wallet }) {
  const t = useText();
  const locale = useLocale();
  const groups = creditGroups(wallet.credits, useClock().now());
  return (
    <section className="wallet-balance" aria-labelledby="wallet-balance">
      <h2 id="wallet-balance" className="small">
        {t('wallet.balance.label')}
      </h2>
      <p className="display-xl num">{formatMoney(wallet.spendable, locale)}</p>
      {groups.length === 0 && <p className="small wallet-balance__none">{t('wallet.balance.none')}</p>}
      <div className="wallet-balance__groups">
        {groups.map((group) => (
          <Group key={group.types.join()} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group }: { readonly group: CreditGroup }) {
  const t = useText();
  const locale = useLocale();
  const [type, ...others] = group.types;
  const name = type && others.length === 0 ? t(`booking.credit.${type}`) : t(`wallet.group.${group.from}`);
  const [first] = group.expiries;
  const day = (at: (typeof group.expiries)[number]['at']) => formatPortalDay(at, locale, 'year');
  return (
    <div className="wallet-balance__group">
      <div className="row row--between gap-3">
        <b>{name}</b>
        <b className="num">{formatMoney(group.available, locale)}</b>
      </div>
      <span className="wallet-balance__bar" aria-hidden="true">
        <i style={{ inlineSize: `${group.share * 100}%` }} />
      </span>
      {group.blocked ? (
        <p className="micro row">
          <TriangleAlert className="icon icon--s" aria-hidden="true" /> {t('wallet.group.blocked')}
        </p>
      ) : (
        <p className="micro">
          {group.expiries.length === 1 && first
            ? t(group.types[0] === 'AnnualCredit' ? 'wallet.group.annual' : 'wallet.group.expires', {
                day: day(first.at),
              })
            : group.expiries
                .map(({ amount, at }) =>
                  t('wallet.group.part', { amount: formatMoney(amount, locale), day: day(at) }),
                )
                .join(' · ')}
        </p>
      )}
      {group.waiting.map(({ amount, from }) => (
        <p className="micro" key={`${from} ${amount.amountMinor}`}>
          {t('wallet.group.waiting', { amount: formatMoney(amount, locale), day: day(from) })}
        </p>
      ))}
    </div>
  );
}

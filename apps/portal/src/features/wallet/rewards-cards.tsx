import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { WalletCard } from '@sojourn/ui/content/wallet-card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { cardHue } from '@sojourn/web/card-hue.ts';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { rewardsOwner } from './rewards-owner.ts';

/**
 * The cards of the rewards accounts with what each holds, best first; the others as a list below the first.
 */
export function RewardsCards() {
  const t = useText();
  const locale = useLocale();
  const { issuerName } = useTenant();
  const session = useSession();
  const toText = useTextRef();
  const accounts = useRewards();
  if (!accounts) return <Skeleton height={222} radius={14} />;
  const [first, ...others] = accounts;
  if (!first) {
    return (
      <Card padded>
        <p className="text-2">{t('wallet.cards.none', { issuer: issuerName })}</p>
      </Card>
    );
  }
  const balance = ({ rewardsBalance, rewardsCashEquivalent }: typeof first) => (
    <>
      <b className="strong">
        {rewardsBalance.currency === 'USD'
          ? formatMoney(rewardsCashEquivalent.value, locale)
          : t('wallet.cards.miles', { miles: formatMiles(rewardsBalance.value, locale) })}
      </b>
      {rewardsBalance.currency !== 'USD' && (
        <span className="text-2">
          {' '}
          {t('wallet.cards.worth', { value: formatMoney(rewardsCashEquivalent.value, locale) })}
        </span>
      )}
    </>
  );
  const owners = accounts.map(rewardsOwner).filter((owner) => owner !== null);
  return (
    <section className="wallet-cards" aria-label={t('wallet.cards.title')}>
      <WalletCard
        hue={cardHue(first.productDisplayName, 0)}
        name={shortProduct(first.productDisplayName, issuerName)}
        issuer={issuerName}
        lastFour={first.lastFour}
        endingLabel={t('wallet.cards.ending')}
        holder={session ? `${session.userInfo.firstName} ${session.userInfo.lastName}` : ''}
      />
      <KeyValues className="small">
        <KeyValue label={t('wallet.cards.balance')}>{balance(first)}</KeyValue>
        {others.map((account) => (
          <KeyValue
            key={account.accountReferenceId}
            label={t('wallet.cards.other', {
              product: account.productDisplayName,
              lastFour: account.lastFour,
            })}
          >
            {balance(account)}
          </KeyValue>
        ))}
      </KeyValues>
      {owners.map((owner) => (
        <p key={owner.id} className="small text-2">
          {toText(owner)}
        </p>
      ))}
    </section>
  );
}

/** The product without the issuer's first word, as it stands on the card: "Summit" of "Harbor Summit". */
function shortProduct(product: string, issuerName: string): string {
  const word = `${issuerName.split(' ')[0]} `;
  return product.startsWith(word) ? product.slice(word.length) : product;
}

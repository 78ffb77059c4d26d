import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { WalletCard } from '@sojourn/ui/content/wallet-card.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { cardHue } from '@sojourn/web/card-hue.ts';
import { REWARDS_KEY, useRewards, useSelectedAccount } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rewardsOwner } from './rewards-owner.ts';

/** Everything that was computed by another account's rates is asked again. */
function useSelect() {
  const t = useText();
  const show = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (accountReferenceId: string) => api.selectRewardsAccount({ input: { accountReferenceId } }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      show({ text: t('wallet.cards.selected') });
    },
  });
}

/**
 * The selected rewards account with what it holds; the others as a list below it, each to be selected.
 */
export function RewardsCards() {
  const t = useText();
  const { issuerName } = useTenant();
  const session = useSession();
  const toText = useTextRef();
  const accounts = useRewards();
  const selected = useSelectedAccount();
  const select = useSelect();
  if (!accounts || selected === undefined) return <Skeleton height={222} radius={14} />;
  const others = accounts.filter((account) => account !== selected);
  if (!selected) {
    return (
      <Card padded>
        <p className="text-2">{t('wallet.cards.none', { issuer: issuerName })}</p>
      </Card>
    );
  }
  const owners = accounts.map(rewardsOwner).filter((owner) => owner !== null);
  return (
    <section className="wallet-cards" aria-label={t('wallet.cards.title')}>
      <WalletCard
        hue={cardHue(selected.productDisplayName, 0)}
        name={shortProduct(selected.productDisplayName, issuerName)}
        issuer={issuerName}
        lastFour={selected.lastFour}
        endingLabel={t('wallet.cards.ending')}
        holder={session ? `${session.userInfo.firstName} ${session.userInfo.lastName}` : ''}
      />
      <KeyValues className="small">
        <KeyValue label={t('wallet.cards.balance')}>
          <Balance account={selected} />
        </KeyValue>
        {others.map((account) => (
          <KeyValue
            key={account.accountReferenceId}
            label={t('wallet.cards.other', {
              product: account.productDisplayName,
              lastFour: account.lastFour,
            })}
          >
            <Balance account={account} /> <SelectButton account={account} select={select} />
          </KeyValue>
        ))}
      </KeyValues>
      <RefreshButton />
      {others.length > 0 && <p className="small text-2">{t('wallet.cards.selectText')}</p>}
      {select.error && <DeedProblem thrown={select.error} />}
      {owners.map((owner) => (
        <p key={owner.id} className="small text-2">
          {toText(owner)}
        </p>
      ))}
    </section>
  );
}

/** The bank is asked again, whatever is cached (A §7). */
function RefreshButton() {
  const t = useText();
  const queries = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => api.listRewardsAccounts({ input: { refresh: true } }),
    onSuccess: (answer) => queries.setQueryData(REWARDS_KEY, answer),
  });
  return (
    <>
      <div>
        <Button variant="tertiary" size="s" loading={refresh.isPending} onClick={() => refresh.mutate()}>
          {t('wallet.cards.refresh')}
        </Button>
      </div>
      {refresh.error && <DeedProblem thrown={refresh.error} />}
    </>
  );
}

type AccountProps = { readonly account: RewardsAccount };

function Balance({ account: { rewardsBalance, rewardsCashEquivalent } }: AccountProps) {
  const t = useText();
  const locale = useLocale();
  const worth = formatMoney(rewardsCashEquivalent.value, locale);
  if (rewardsBalance.currency === 'USD') return <b className="strong">{worth}</b>;
  return (
    <>
      <b className="strong">
        {t('wallet.cards.miles', { miles: formatMiles(rewardsBalance.value, locale) })}
      </b>
      <span className="text-2"> {t('wallet.cards.worth', { value: worth })}</span>
    </>
  );
}

type SelectButtonProps = AccountProps & { readonly select: ReturnType<typeof useSelect> };

function SelectButton({ account, select }: SelectButtonProps) {
  const t = useText();
  const { accountReferenceId, productDisplayName, lastFour } = account;
  return (
    <Button
      variant="tertiary"
      size="s"
      loading={select.isPending && select.variables === accountReferenceId}
      disabled={select.isPending}
      aria-label={t('wallet.cards.selectNamed', { product: productDisplayName, lastFour })}
      onClick={() => select.mutate(accountReferenceId)}
    >
      {t('wallet.cards.select')}
    </Button>
  );
}

/** The product without the issuer's first word, as it stands on the card: "Summit" of "Harbor Summit". */
function shortProduct(product: string, issuerName: string): string {
  const word = `${issuerName.split(' ')[0]} `;
  return product.startsWith(word) ? product.slice(word.length) : product;
}

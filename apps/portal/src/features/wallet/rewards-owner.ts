/** Whose rewards a card shows, for people who may not spend them. Pure. */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { roleMayRedeem } from '@sojourn/domain/wallet/redemption.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type Owned = Pick<RewardsAccount, 'customerAccountRole' | 'accountType' | 'holderName'>;

/** Null for who may redeem: the rewards are theirs. */
export function rewardsOwner({ customerAccountRole, accountType, holderName }: Owned): TextRef | null {
  if (roleMayRedeem(customerAccountRole)) return null;
  if (accountType === 'Business') return textRef('wallet.cards.company');
  return holderName === null
    ? textRef('wallet.cards.primary')
    : textRef('wallet.cards.holder', { holder: holderName });
}

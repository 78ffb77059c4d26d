/** What a tender of a plan is called: a credit by its type, an account and an offer by their label. */
import { COVER_LABEL } from '@sojourn/domain/disruptions/disruption-cover.ts';
import { FREEZE_CREDITS, type FreezeCredit } from '@sojourn/domain/protections/freeze-credits.ts';
import { CREDIT_TYPE_NAMES, type CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';

type Named = { readonly kind: string; readonly sourceId: string; readonly label: string };

type Credit = CreditType | FreezeCredit | typeof COVER_LABEL;
const TYPES: readonly string[] = [...CREDIT_TYPE_NAMES, ...FREEZE_CREDITS, COVER_LABEL];
const isType = (label: string): label is Credit => TYPES.includes(label);

export function useTenderName(): (line: Named) => string {
  const t = useText();
  return ({ kind, label }) => {
    if (isType(label)) return t(`booking.credit.${label}`);
    return kind === 'Rewards' ? t('booking.rewardsOf', { label }) : label;
  };
}

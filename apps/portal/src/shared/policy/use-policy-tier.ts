import { jointTier } from '@sojourn/domain/policy/joint-tier.ts';
import { isUnrestricted, type PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMemo } from 'react';
import { useParty } from '#shared/party/use-party.ts';

type NamedTier = PolicyTier & { readonly name: string };

/**
 * The tier of who travels: the person's own, or those of the people they book for, as one. Null on the
 * consumer site and where nothing is out of policy.
 */
export function usePolicyTier(): NamedTier | null {
  const own = useSession()?.corporateInfo?.policyTier ?? null;
  const party = useParty();
  const locale = useLocale();
  return useMemo(() => {
    const tiers = party.length > 0 ? party.map(({ policyTier }) => policyTier) : [own];
    const [first, ...rest] = tiers.flatMap((tier) => (tier && !isUnrestricted(tier) ? [tier] : []));
    if (!first || rest.length === 0) return first ?? null;
    const names = [...new Set([first, ...rest].map(({ name }) => name))];
    return { ...jointTier([first, ...rest]), name: new Intl.ListFormat(locale).format(names) };
  }, [own, party, locale]);
}

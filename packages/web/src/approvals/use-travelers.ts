import type { ApprovalLine } from '@sojourn/contract/approvals.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';

/** Who travels, as a list in words. */
export function useTravelers({ travelers }: Pick<ApprovalLine, 'travelers'>): string {
  const t = useText();
  const locale = useLocale();
  if (travelers.length === 0) return t('approvals.guests');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(travelers);
}

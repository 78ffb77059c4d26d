/** A request's policy changed while it waits: it's still decided by what it was sent under. */
import type { ApprovalLine } from '@sojourn/contract/approvals.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { History } from 'lucide-react';
import { formatInstant } from '#format-instant.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';

type Props = { readonly request: Pick<ApprovalLine, 'policyChangedAt'> };

export function PolicyChangedTag({ request }: Props) {
  const t = useText();
  if (request.policyChangedAt === null) return null;
  return (
    <Tag tone="warn" icon={<History aria-hidden="true" />}>
      {t('approvals.policyChanged.short')}
    </Tag>
  );
}

export function PolicyChanged({ request }: Props) {
  const t = useText();
  const locale = useLocale();
  if (request.policyChangedAt === null) return null;
  return (
    <Banner tone="warn" title={t('approvals.policyChanged')}>
      {t('approvals.policyChanged.text', { at: formatInstant(request.policyChangedAt, locale) })}
    </Banner>
  );
}

/** Parts of a trip that weren't decided as asked, because something happened to them in the meantime. */
import type { DecidedParts } from '@sojourn/contract/approvals.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useText } from '#text/use-text.tsx';

export function RefusedParts({ decided }: { readonly decided: DecidedParts | undefined }) {
  const t = useText();
  return decided?.parts.map(
    ({ request: { requestId, title }, refused }) =>
      refused && (
        <Banner key={requestId} tone="warn" live="alert" title={t('approvals.decide.notDecided', { title })}>
          {t(`errors.${refused}.cause`)}{' '}
          {t(refused === 'ApprovalOver' ? 'approvals.decide.overNow' : `errors.${refused}.action`)}
        </Banner>
      ),
  );
}

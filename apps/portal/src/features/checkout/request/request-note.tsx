/**
 * An agent prepared this booking and its customer pays it: what to do, until when, and the way out; both see
 * their side of it.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEndRequest, usePaymentRequest } from './use-payment-request.ts';

export function RequestNote({ checkout }: { readonly checkout: Pick<Checkout, 'checkoutId'> }) {
  const t = useText();
  const locale = useLocale();
  const session = useSession();
  const { supportPhone } = useTenant();
  const request = usePaymentRequest(checkout);
  const end = useEndRequest(checkout);
  const isDelegated = session?.isDelegatedSession === true;
  const name = session?.userInfo.firstName ?? '';
  if (!request) {
    return isDelegated ? (
      <Banner tone="info" title={t('checkout.request.inside.title', { name })}>
        {t('checkout.request.inside.text', { name })}
      </Banner>
    ) : null;
  }
  if (request.state === 'paid') return null;
  const values = {
    name,
    agent: request.agentName,
    until: formatReaderDeadline(request.expiresAt, locale),
    phone: supportPhone,
  };
  if (request.state !== 'waiting') {
    const side = isDelegated ? 'inside' : 'own';
    return (
      <Banner tone="warn" live="status" title={t(`checkout.request.${request.state}.title`, values)}>
        {t(`checkout.request.over.${side}`, values)}
      </Banner>
    );
  }
  const side = isDelegated ? 'sent' : 'waiting';
  return (
    <Banner
      tone={isDelegated ? 'good' : 'info'}
      live="status"
      title={t(`checkout.request.${side}.title`, values)}
      action={
        <Button size="s" variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
          {t(isDelegated ? 'checkout.request.withdraw' : 'checkout.request.decline')}
        </Button>
      }
    >
      {t(`checkout.request.${side}.text`, values)}
    </Banner>
  );
}

/**
 * An agent prepared this booking and its customer pays for it: what to do, until when, and the way out; both
 * see their side of it.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { DeclineModal } from './decline-modal.tsx';
import { useEndRequest } from './use-end-request.ts';

type RequestNoteProps = { readonly checkout: Pick<Checkout, 'checkoutId' | 'paymentRequest'> };

export function RequestNote({ checkout }: RequestNoteProps) {
  const t = useText();
  const locale = useLocale();
  const session = useSession();
  const { supportPhone } = useTenant();
  const { paymentRequest: request } = checkout;
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
  const Waiting = isDelegated ? SentNote : WaitingNote;
  return <Waiting checkoutId={checkout.checkoutId} values={values} />;
}

type OpenProps = Pick<Checkout, 'checkoutId'> & {
  readonly values: { readonly name: string; readonly agent: string; readonly until: string };
};

/** What the agent sees, who can withdraw it. */
function SentNote({ checkoutId, values }: OpenProps) {
  const t = useText();
  const end = useEndRequest({ checkoutId });
  return (
    <>
      <Banner
        tone="good"
        live="status"
        title={t('checkout.request.sent.title', values)}
        action={
          <Button size="s" variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
            {t('checkout.request.withdraw')}
          </Button>
        }
      >
        {t('checkout.request.sent.text', values)}
      </Banner>
      {end.error && <DeedProblem thrown={end.error} />}
    </>
  );
}

/** What the customer sees, who can decline it. */
function WaitingNote({ checkoutId, values }: OpenProps) {
  const t = useText();
  const end = useEndRequest({ checkoutId });
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <Banner
        tone="info"
        live="status"
        title={t('checkout.request.waiting.title', values)}
        action={
          <Button size="s" variant="secondary" onClick={() => setDeclining(true)}>
            {t('checkout.request.decline')}
          </Button>
        }
      >
        {t('checkout.request.waiting.text', values)}
      </Banner>
      <DeclineModal end={end} open={isDeclining} onClose={() => setDeclining(false)} />
    </>
  );
}

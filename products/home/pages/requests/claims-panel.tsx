/** What the host claims on the deposit: nothing moves before the guest has answered. */
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeClaim, HomeRequestDetail } from '#home/wire/home-requests.ts';
import { useAnswerClaim } from './use-request.ts';
import { Refused } from './withdraw-button.tsx';

export function ClaimsPanel({ request }: { readonly request: HomeRequestDetail }) {
  const t = useText();
  if (request.claims.length === 0) return null;
  return (
    <section className="request-part">
      <h2 className="display-s">{t('homeRequests.claims')}</h2>
      {request.claims.map((claim) => (
        <ClaimCard key={claim.claimId} claim={claim} request={request} />
      ))}
    </section>
  );
}

type ClaimProps = { readonly claim: HomeClaim; readonly request: HomeRequestDetail };

function ClaimCard({ claim, request }: ClaimProps) {
  const t = useText();
  const { mutate, isPending, error } = useAnswerClaim(request);
  const { claimId, state } = claim;
  return (
    <Card padded as="section" className="stack gap-3">
      <ClaimFacts claim={claim} />
      <Banner tone={state === 'open' ? 'warn' : 'info'}>{t(`homeRequests.claim.${state}`)}</Banner>
      {error && <Refused thrown={error} />}
      {state === 'open' && (
        <div className="row row--wrap gap-3">
          <Button size="s" loading={isPending} onClick={() => mutate({ claimId, answer: 'accept' })}>
            {t('homeRequests.claim.accept')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            disabled={isPending}
            onClick={() => mutate({ claimId, answer: 'dispute' })}
          >
            {t('homeRequests.claim.dispute')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** As both sides see it. */
export function ClaimFacts({ claim }: { readonly claim: HomeClaim }) {
  const t = useText();
  const locale = useLocale();
  const { amount, beyond, reason, evidence } = claim;
  return (
    <>
      <h3 className="title-m">{t('homeRequests.claim.amount', { amount: formatMoney(amount, locale) })}</h3>
      {beyond.amountMinor > 0 && (
        <p className="small text-2">
          {t('homeRequests.claim.beyond', { amount: formatMoney(beyond, locale) })}
        </p>
      )}
      <p>{reason}</p>
      <ul className="small text-2 request-list">
        {evidence.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

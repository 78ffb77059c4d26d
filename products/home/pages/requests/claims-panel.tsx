/** What the host claims on the deposit: nothing moves before the guest has answered. */

import { isDelegatedTab } from '@sojourn/portal/shared/session/delegated-tab.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeClaim } from '#home/wire/home-deposits.ts';
import { useAnswerClaim, useDecideClaim } from './use-request.ts';
import { Refused } from './withdraw-button.tsx';

type ClaimsProps = {
  /** The request, or the booking. */
  readonly about: string;
  readonly claims: readonly HomeClaim[];
  /** As the other headings of the page. */
  readonly heading: 'display-s' | 'title-l';
};

export function ClaimsPanel({ about, claims, heading }: ClaimsProps) {
  const t = useText();
  if (claims.length === 0) return null;
  return (
    <section className="request-part">
      <h2 className={heading}>{t('homeRequests.claims')}</h2>
      {claims.map((claim) => (
        <ClaimCard key={claim.claimId} claim={claim} about={about} />
      ))}
    </section>
  );
}

type ClaimProps = { readonly claim: HomeClaim; readonly about: string };

function ClaimCard({ claim, about }: ClaimProps) {
  const t = useText();
  const answer = useAnswerClaim(about);
  const decide = useDecideClaim(about);
  const { claimId, state } = claim;
  const error = answer.error ?? decide.error;
  const isAgent = isDelegatedTab();
  return (
    <Card padded as="section" className="stack gap-3">
      <ClaimFacts claim={claim} />
      <Banner tone={state === 'open' ? 'warn' : 'info'}>{t(`homeRequests.claim.${state}`)}</Banner>
      {error && <Refused thrown={error} />}
      {state === 'open' && (
        <div className="row row--wrap gap-3">
          {!isAgent && (
            <Button
              size="s"
              loading={answer.isPending}
              onClick={() => answer.mutate({ claimId, answer: 'accept' })}
            >
              {t('homeRequests.claim.accept')}
            </Button>
          )}
          <Button
            size="s"
            variant="secondary"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ claimId, answer: 'dispute' })}
          >
            {t('homeRequests.claim.dispute')}
          </Button>
        </div>
      )}
      {state === 'disputed' && isAgent && (
        <div className="row row--wrap gap-3">
          <Button
            size="s"
            loading={decide.isPending}
            onClick={() => decide.mutate({ claimId, decision: 'accept' })}
          >
            {t('homeRequests.claim.take')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ claimId, decision: 'dismiss' })}
          >
            {t('homeRequests.claim.dismiss')}
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

import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import type { HostPage } from '#home/wire/home-requests.ts';
import { ClaimFacts } from '../requests/claims-panel.tsx';
import { Refused } from '../requests/withdraw-button.tsx';
import { useHostDeed } from './use-host-page.ts';

type Props = { readonly token: string; readonly page: HostPage };
const NOTHING = { amount: '', reason: '', evidence: '' };

/** After check-out: what was claimed, and the form while something can be. */
export function HostClaims({ token, page }: Props) {
  const t = useText();
  const { claims, claimUntil, guestName: guest } = page;
  if (claims.length === 0 && claimUntil === null) return null;
  return (
    <section className="request-part">
      <h2 className="display-s">{t('homeRequests.claims')}</h2>
      {claims.map((claim) => (
        <Card key={claim.claimId} padded as="section" className="stack gap-3">
          <ClaimFacts claim={claim} />
          <Banner>{t(`homeRequests.hostClaim.${claim.state}`, { guest })}</Banner>
        </Card>
      ))}
      {claimUntil && <ClaimForm token={token} page={page} until={claimUntil} />}
    </section>
  );
}

type FormProps = Props & { readonly until: NonNullable<HostPage['claimUntil']> };

function ClaimForm({ token, page, until }: FormProps) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState(NOTHING);
  const claim = useHostDeed(token, (input: Parameters<typeof api.claimAsHost>[0]['input']) =>
    api.claimAsHost({ params: { token }, input }),
  );
  const amountMinor = Math.round(Number(typed.amount.replace(',', '.')) * 100);
  const isReady = amountMinor > 0 && typed.reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || claim.isPending) return;
    const evidence = typed.evidence
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 10);
    claim.mutate(
      { amountMinor, reason: typed.reason.trim(), evidence },
      { onSuccess: () => setTyped(NOTHING) },
    );
  };
  return (
    <Card padded>
      <form className="stack gap-3" onSubmit={submit}>
        <p className="small text-2">
          {t('homeRequests.hostClaim.until', {
            day: formatDate(until, locale),
            deposit: page.deposit ? formatMoney(page.deposit, locale) : '',
          })}
        </p>
        <TextInput
          label={t('homeRequests.hostClaim.amount')}
          inputMode="decimal"
          value={typed.amount}
          onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
        />
        <TextArea
          label={t('homeRequests.hostClaim.reason')}
          value={typed.reason}
          maxLength={1000}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
        />
        <TextArea
          label={t('homeRequests.hostClaim.evidence')}
          hint={t('homeRequests.hostClaim.evidence.hint')}
          value={typed.evidence}
          onChange={(event) => setTyped({ ...typed, evidence: event.target.value })}
        />
        {claim.error && <Refused thrown={claim.error} />}
        <div className="row">
          <Button type="submit" loading={claim.isPending} disabled={!isReady}>
            {t('homeRequests.hostClaim.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What we offer, with the two answers that there are; afterwards, what became of it. */
import type { CaseProposal } from '@sojourn/contract/case-thread.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useAnswer } from './use-support.ts';

type Props = { readonly proposal: CaseProposal; readonly caseId: CaseId };

export function OfferCard({ proposal, caseId }: Props) {
  const t = useText();
  const locale = useLocale();
  const { kind, state, amount, booking, text, expiresAt } = proposal;
  const shown = formatMoney(amount, locale);
  return (
    <section className="support-offer" aria-label={t('support.offer.label')}>
      <div className="support-offer__body">
        <p className="micro text-brand">{t('support.offer.label')}</p>
        <p className="display-s">{t(`support.offer.${kind}`, { amount: shown })}</p>
        <p className="support-offer__words">{text}</p>
        {booking && (
          <KeyValues className="small">
            <KeyValue label={booking.title}>{formatMoney(booking.paid, locale)}</KeyValue>
            <KeyValue label={t('support.offer.kept')}>{formatMoney(booking.kept, locale)}</KeyValue>
            <KeyValue label={t('support.offer.back')} weight="strong" tone="good">
              {shown}
            </KeyValue>
          </KeyValues>
        )}
      </div>
      <div className="support-offer__foot">
        <p className="small text-2">
          {t(`support.offer.state.${state}`, { until: formatInstant(expiresAt, locale) })}
        </p>
        {state === 'open' && <Answers proposal={proposal} caseId={caseId} shown={shown} />}
      </div>
    </section>
  );
}

function Answers({ proposal, caseId, shown }: Props & { readonly shown: string }) {
  const t = useText();
  const isDelegated = useSession()?.isDelegatedSession === true;
  const answer = useAnswer(caseId, proposal.proposalId);
  const { title, cause, action } = useErrorTexts(codeOf(answer.error));
  // Only the customer can: an agent in their account sees what they see
  if (isDelegated) return null;
  const pending = answer.isPending ? answer.variables : null;
  const send = (accept: boolean) => () => {
    if (!answer.isPending) answer.mutate(accept);
  };
  return (
    <>
      <span className="row">
        <Button size="s" variant="secondary" loading={pending === false} onClick={send(false)}>
          {t('support.offer.decline')}
        </Button>
        <Button size="s" loading={pending === true} onClick={send(true)}>
          {t('support.offer.accept', { amount: shown })}
        </Button>
      </span>
      {answer.error && (
        <Banner tone="bad" size="s" live="alert" title={title}>
          {cause} {action}
        </Banner>
      )}
    </>
  );
}

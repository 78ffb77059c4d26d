/** Who decides and why it was asked for; and what its traveler can do with it. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forgetReplaced, rememberReplaced } from '#shared/approvals/replaced-request.ts';
import { useWithdraw } from '#shared/approvals/use-approvals.ts';

type Props = { readonly request: Approval };

export function RequestAside({ request }: Props) {
  const t = useText();
  const { reason, note, steps, requester, isOwn } = request;
  const why = [reason && t(`policy.reason.${reason}`), note].filter(Boolean).join('. ');
  return (
    <aside className="approvals__aside">
      <Card padded className="stack gap-4">
        <h2 className="title-m">{t('approvals.who')}</h2>
        <ol className="approval-steps">
          {steps.map((step) => (
            <Step key={step.approver.subject} step={step} />
          ))}
        </ol>
        {why && (
          <div className="approval-reason">
            <p className="small text-2">
              {isOwn ? t('approvals.reason.own') : t('approvals.reason.of', { name: requester.name })}
            </p>
            <p>{why}</p>
          </div>
        )}
        {isOwn && <OwnActions request={request} />}
      </Card>
    </aside>
  );
}

function Step({ step }: { readonly step: Approval['steps'][number] }) {
  const t = useText();
  const locale = useLocale();
  const { approver, deputy, decision, decidedBy, decidedAt, why } = step;
  const name = decidedBy?.name ?? approver.name;
  return (
    <li className="row gap-3">
      <Avatar name={name} tint />
      <div>
        <b className="title-s">{name}</b>
        <p className="small text-2">
          {decision && decidedAt
            ? t(`approvals.step.${decision}`, { at: formatInstant(decidedAt, locale) })
            : t(`approvals.step.${why}`)}
        </p>
        {deputy && !decision && (
          <p className="small text-2">{t('approvals.step.deputy', { name: deputy.name })}</p>
        )}
      </div>
    </li>
  );
}

function OwnActions({ request }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const withdraw = useWithdraw(request);
  const { offers, checkoutId, requestId, state } = request;
  const canGoOn = offers.includes('sendAgain');
  return (
    <div className="stack gap-2">
      {canGoOn && state !== 'canceled' && (
        <Link
          to="/checkout/$checkoutId"
          params={{ checkoutId }}
          className={buttonClass({ full: true })}
          onClick={() => {
            forgetReplaced();
            // Deciding may have priced it again
            queries.removeQueries({ queryKey: ['checkout', checkoutId] });
          }}
        >
          {t('approvals.sendAgain')}
        </Link>
      )}
      {canGoOn && (
        <Link
          to="/"
          className={buttonClass({ variant: 'secondary', full: true })}
          onClick={() => rememberReplaced(requestId)}
        >
          {t('approvals.chooseOther')}
        </Link>
      )}
      {offers.includes('withdraw') && (
        <Button variant="tertiary" full loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('approvals.withdraw')}
        </Button>
      )}
      {withdraw.isError && <Refused error={withdraw.error} />}
    </div>
  );
}

export function Refused({ error }: { readonly error: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(error));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}

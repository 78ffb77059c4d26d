/** Who decides about a request, in their order, and why it was asked for. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { formatInstant } from '#format-instant.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import './who-decides.css';

export function WhoDecides({ request }: { readonly request: Approval }) {
  const t = useText();
  const { reason, note, steps, requester, isOwn } = request;
  const why = [reason && t(`policy.reason.${reason}`), note].filter(Boolean).join('. ');
  return (
    <>
      <h2 className="title-m">{t('approvals.who')}</h2>
      {steps.length === 0 && <p className="text-2">{t('approvals.who.nobody')}</p>}
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
    </>
  );
}

function Step({ step }: { readonly step: Approval['steps'][number] }) {
  const t = useText();
  const locale = useLocale();
  const { approver, deputy, decision, decidedBy, decidedAt, why, movedFrom } = step;
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
        {movedFrom && (
          <p className="small text-2">{t('approvals.step.movedFrom', { name: movedFrom.name })}</p>
        )}
        {deputy && !decision && (
          <p className="small text-2">{t('approvals.step.deputy', { name: deputy.name })}</p>
        )}
      </div>
    </li>
  );
}

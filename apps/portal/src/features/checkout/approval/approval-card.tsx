/** Before it's sent: who decides, until when, what is booked now, and the most that is spent. */
import type { ApprovalPlan } from '@sojourn/contract/approvals.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { LimitMeter } from '@sojourn/web/approvals/limit-meter.tsx';
import { BrokenRules } from '@sojourn/web/policy/broken-rules.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { NextSteps } from '#shared/approvals/next-steps.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import './approval-card.css';

export function ApprovalCard({ plan }: { readonly plan: ApprovalPlan }) {
  const t = useText();
  const { kind, tier, broken, approvers, isByBooking } = plan;
  const names = approvers.map(({ name }) => name);
  const [name = ''] = names;
  return (
    <div className="approval-card">
      <CheckoutSection id="checkout-approval" title={t('approvals.checkout.title')}>
        {names.length === 0 ? (
          <Banner tone="bad" title={t('errors.NobodyToApprove.title')}>
            {t('errors.NobodyToApprove.cause')} {t('errors.NobodyToApprove.action')}
          </Banner>
        ) : (
          <p className="text-2 approval-card__lead">
            {isByBooking
              ? t('approvals.checkout.byBooking')
              : t(`approvals.checkout.${kind}`, { name: names.join(', ') })}
          </p>
        )}
        <Card clip className="card__rows">
          <div className="approval-card__part">
            <BrokenRules policy={{ tier, broken }} />
          </div>
          {kind === 'mandate' && (
            <div className="approval-card__part">
              <h3 className="title-m">{t('approvals.limit.title')}</h3>
              <LimitMeter {...plan} now={null} />
            </div>
          )}
          {!isByBooking && <NextSteps {...plan} name={name} paidWith="" />}
        </Card>
      </CheckoutSection>
    </div>
  );
}

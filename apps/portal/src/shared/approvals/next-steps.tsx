/** Every way a request can go, what happens without a decision always among them. */
import type { ApprovalPlan } from '@sojourn/contract/approvals.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { undecidedOf } from '@sojourn/web/approvals/approval-view.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, ClockAlert, ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import './next-steps.css';

type Props = Pick<ApprovalPlan, 'kind' | 'ifUndecided' | 'decideBy' | 'limit'> & {
  /** Who decides. */
  readonly name: string;
  readonly paidWith: string;
  /** More of the trip waits for a decision. */
  readonly hasOthers?: boolean;
};

export function NextSteps({ kind, ifUndecided, decideBy, limit, name, paidWith, hasOthers }: Props) {
  const t = useText();
  const locale = useLocale();
  const values = {
    name,
    until: formatReaderDeadline(decideBy, locale),
    limit: formatMoney(limit, locale),
    paidWith: paidWith || t('approvals.next.yourCard'),
  };
  return (
    <ul>
      <Step tone="good" icon={<Check />} title={t('approvals.next.approve', values)}>
        {t(`approvals.next.approve.${kind}`, values)}
      </Step>
      {hasOthers && (
        <Step tone="info" icon={<ListChecks />} title={t('approvals.next.some', values)}>
          {t('approvals.next.some.text')}
        </Step>
      )}
      <Step tone="bad" icon={<X />} title={t('approvals.next.decline', values)}>
        {t(`approvals.next.decline.${kind}`, values)}
      </Step>
      <Step tone="warn" icon={<ClockAlert />} title={t('approvals.next.silence')}>
        {t(`approvals.undecided.${undecidedOf({ kind, ifUndecided })}`, values)}{' '}
        {t('approvals.next.reminders', values)}
      </Step>
    </ul>
  );
}

type StepProps = {
  readonly tone: 'good' | 'info' | 'bad' | 'warn';
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
};
const Step = ({ tone, icon, title, children }: StepProps) => (
  <li className={`next-step next-step--${tone}`}>
    <span className="next-step__icon" aria-hidden="true">
      {icon}
    </span>
    <b className="title-s">{title}</b>
    <p className="small text-2">{children}</p>
  </li>
);

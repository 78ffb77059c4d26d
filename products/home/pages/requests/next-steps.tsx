import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';

/** The three ways in which a request that waits can go on. */
export function NextSteps({ request }: { readonly request: HomeRequestDetail }) {
  const t = useText();
  const locale = useLocale();
  const { hostName: host, paidWith, total } = request;
  const labels = new Intl.ListFormat(locale).format(paidWith.map(({ label }) => label).filter(Boolean));
  return (
    <section className="request-part">
      <h2 className="display-s">{t('homeRequests.next')}</h2>
      <Card as="section" className="next-steps">
        <Step
          icon={<CircleCheck className="icon icon--s" />}
          title={t('homeRequests.next.accepts', { host })}
        >
          {t('homeRequests.next.accepts.text', { total: formatMoney(total, locale), paid: labels })}
        </Step>
        <Step
          isLater
          icon={<CircleX className="icon icon--s" />}
          title={t('homeRequests.next.declines', { host })}
        >
          {t('homeRequests.next.declines.text')}
        </Step>
        <Step isLater icon={<Undo2 className="icon icon--s" />} title={t('homeRequests.next.withdraw')}>
          {t('homeRequests.next.withdraw.text', { host })}
        </Step>
      </Card>
    </section>
  );
}

type StepProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly isLater?: boolean;
  readonly children: string;
};

const Step = ({ icon, title, isLater, children }: StepProps) => (
  <div className={classNames('next-steps__step', isLater && 'next-steps__step--later')}>
    <h3 className="title-s row gap-2">
      <span aria-hidden="true">{icon}</span>
      <span>{title}</span>
    </h3>
    <p className="small text-2">{children}</p>
  </div>
);

import type { SupportCaseLine } from '@sojourn/contract/support.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleHelp, Phone } from 'lucide-react';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { CaseState } from './case-state.tsx';
import { aboutCase } from './case-view.ts';
import { MessageForm } from './message-form.tsx';
import './support.css';
import { Link } from '#shared/router/link.tsx';
import { useSupportCases } from './use-support.ts';

/** A phone number does not break in the middle. */
const whole = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** Write to support, call, and follow the cases there are. */
export function SupportPage() {
  const t = useText();
  const { supportPhone, supportPhoneAbroad } = useTenant();
  const { data, error, refetch } = useSupportCases();
  useTitle(t('support.title'));
  return (
    <div className="wrap support">
      <header>
        <h1 className="display-l">{t('support.title')}</h1>
        <p className="body-l text-2 support__lead">{t('support.lead')}</p>
      </header>
      <div className="support__body">
        <Card padded className="support__write">
          <MessageForm bookings={data?.bookings ?? []} />
        </Card>
        <div className="support__aside">
          <ul className="support__ways">
            {[
              [supportPhone, 'support.call'] as const,
              [supportPhoneAbroad, 'support.callAbroad'] as const,
            ].map(([phone, id]) => (
              <li key={id}>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="link link--alone row">
                  <Phone className="icon icon--s" aria-hidden="true" /> {t(id, { phone: whole(phone) })}
                </a>
              </li>
            ))}
            <li>
              <Link to="/faq/" className="link link--alone row">
                <CircleHelp className="icon icon--s" aria-hidden="true" /> {t('support.faq')}
              </Link>
            </li>
          </ul>
          <section aria-labelledby="support-cases">
            <h2 id="support-cases" className="title-m">
              {t('support.cases.title')}
            </h2>
            {data && <Cases cases={data.cases} />}
            {!data && !error && (
              <div role="status">
                <span className="visually-hidden">{t('support.cases.loading')}</span>
                <Skeleton height={88} radius={14} />
              </div>
            )}
            {!data && error && <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />}
          </section>
        </div>
      </div>
    </div>
  );
}

function Cases({ cases }: { readonly cases: readonly SupportCaseLine[] }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  if (cases.length === 0) return <p className="text-2">{t('support.cases.none')}</p>;
  return (
    <ul className="support__cases">
      {cases.map((each) => (
        <Card as="li" key={each.caseId} link padded>
          <div className="row row--between row--top gap-3">
            <Link to="/support/$caseId" params={{ caseId: each.caseId }} className="title-s card__link">
              {t('support.case.title', { code: each.code })}
            </Link>
            <CaseState state={each.state} />
          </div>
          <p className="small">{each.title ?? toText(aboutCase(each))}</p>
          <p className="small text-2">
            {!isLive(each.state)
              ? t('support.case.opened', { day: formatInstantDay(each.openedAt, locale, 'year') })
              : t('support.case.due', { day: formatInstantDay(each.dueAt, locale, 'year') })}
          </p>
        </Card>
      ))}
    </ul>
  );
}

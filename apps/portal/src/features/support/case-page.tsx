import type { SupportCase } from '@sojourn/contract/support.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { TenderLines } from '#shared/tenders/tender-lines.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { CaseReply } from './case-reply.tsx';
import { CaseState } from './case-state.tsx';
import { CaseSteps } from './case-steps.tsx';
import { aboutCase } from './case-view.ts';
import { PhoneCodes } from './phone-codes.tsx';
import { PromiseCard } from './promise-card.tsx';
import './support.css';
import './thread.css';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { Thread } from './thread.tsx';
import { useSupportCase } from './use-support.ts';

/** One case: its code, its deadline, what it's about and the money. */
export function CasePage() {
  const t = useText();
  const { caseId } = useParams('/support/$caseId');
  const { data, error, refetch } = useSupportCase(caseId);
  useTitle(t('support.case.title', { code: data?.code ?? '' }).trim());
  const toCases = (
    <Link to="/support" className={buttonClass({ variant: 'secondary' })}>
      {t('support.case.missing.action')}
    </Link>
  );
  return (
    <div className="wrap support">
      <BackLink>
        <Link to="/support">{t('support.case.back')}</Link>
      </BackLink>
      {data?.mergedInto && (
        <Banner
          tone="info"
          title={t('support.merged.title', { code: data.mergedInto.code })}
          action={
            <Link
              to="/support/$caseId"
              params={{ caseId: data.mergedInto.caseId }}
              className={buttonClass({ variant: 'secondary', size: 's' })}
            >
              {t('support.merged.action')}
            </Link>
          }
        />
      )}
      {data && <CaseView shown={data} />}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">{t('support.case.loading')}</span>
          <Skeleton height={260} radius={14} />
        </div>
      )}
      {!data && error && codeOf(error) === 'NotFound' && (
        <Problem title={t('support.case.missing.title')} actions={toCases}>
          {t('support.case.missing.text')}
        </Problem>
      )}
      {!data && error && codeOf(error) !== 'NotFound' && (
        <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function CaseView({ shown }: { readonly shown: SupportCase }) {
  const t = useText();
  const toText = useTextRef();
  const { booking, thread, caseId, code, state, title } = shown;
  return (
    <article className="support__case">
      <header className="support__head">
        <h1 className="display-l">
          {shown.topic === 'other' ? t('support.case.message') : toText(aboutCase(shown))}
        </h1>
        <div className="row row--between row--wrap gap-3">
          <p className="text-2">
            {title && `${title} · `}
            <span className="num nowrap">{t('support.case.title', { code })}</span>
          </p>
          <CaseState state={state} />
        </div>
        <CaseSteps shown={shown} />
      </header>
      <div className="support__columns">
        <div className="support__thread">
          <Answer answer={shown.answer} />
          <Thread shown={shown} />
          {thread.offers.includes('reply') ? (
            <CaseReply caseId={caseId} name={firstOf(thread.agentName)} isResolved={state === 'resolved'} />
          ) : (
            <p className="small text-2">{t('support.case.final')}</p>
          )}
        </div>
        <aside className="support__side">
          <PromiseCard promise={thread.promise} />
          <PhoneCodes />
          {booking && <BookingCard title={title ?? ''} booking={booking} />}
        </aside>
      </div>
    </article>
  );
}

const firstOf = (name: string | null): string | null => name?.split(' ')[0] ?? null;

/** Of a dispute. */
function Answer({ answer }: Pick<SupportCase, 'answer'>) {
  const t = useText();
  const locale = useLocale();
  if (!answer) return null;
  return (
    <Banner tone={answer.credited ? 'good' : 'info'} size="s">
      {answer.credited ? (
        <>
          {t('support.case.credited', { amount: formatMoney(answer.credited, locale) })}{' '}
          <Link to="/wallet" className="link">
            {t('support.case.wallet')}
          </Link>
        </>
      ) : (
        t('support.case.declined')
      )}
    </Banner>
  );
}

type BookingProps = { readonly title: string; readonly booking: NonNullable<SupportCase['booking']> };

/** What was to be booked, or is, and what became of each amount. */
function BookingCard({ title, booking }: BookingProps) {
  const t = useText();
  const locale = useLocale();
  const { bookingId, isBooked, confirmationCode, subtitle, tenders, total, refunded } = booking;
  return (
    <Card padded className="support__booking">
      <div className="row row--between row--top row--wrap gap-3">
        <div>
          <p className="small text-2">
            {isBooked ? (confirmationCode ?? t('support.case.booking')) : t('support.case.notBooked')}
          </p>
          <h2 className="title-l">{title}</h2>
          {subtitle && <p className="small text-2">{subtitle}</p>}
        </div>
        {isBooked && (
          <Link
            to="/trips/$bookingId"
            params={{ bookingId }}
            className={buttonClass({ variant: 'secondary', size: 's' })}
          >
            {t('support.case.trip')}
          </Link>
        )}
      </div>
      {tenders.length > 0 && (
        <section aria-labelledby="case-money">
          <h3 id="case-money" className="title-s">
            {t('support.case.money')}
          </h3>
          <KeyValues className="small">
            <TenderLines trip={{ tenders, grandTotal: total }} />
            <KeyValue label={t('support.case.total')} weight="strong">
              {formatMoney(total, locale)}
            </KeyValue>
            {refunded && (
              <KeyValue label={t('support.case.refunded')} weight="strong">
                {formatMoney(refunded, locale)}
              </KeyValue>
            )}
          </KeyValues>
          {!isBooked && <p className="small text-2">{t('support.case.notCharged')}</p>}
        </section>
      )}
    </Card>
  );
}

import type { SupportCase } from '@sojourn/contract/support.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstant, formatInstantDay } from '@sojourn/web/format-instant.ts';
import { ErrorProblem, Problem } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Link, useParams } from '@tanstack/react-router';
import { TenderLines } from '#shared/tenders/tender-lines.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { CaseState } from './case-state.tsx';
import { aboutCase } from './case-view.ts';
import './support.css';
import { useSupportCase } from './use-support.ts';

/** One case: its code, its deadline, what it's about and the money. */
export function CasePage() {
  const t = useText();
  const { caseId = '' } = useParams({ strict: false });
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
  const { booking, text } = shown;
  const { supportPhone } = useTenant();
  return (
    <article className="support__case">
      <header className="row row--between row--wrap gap-3">
        <h1 className="display-m num">{t('support.case.title', { code: shown.code })}</h1>
        <CaseState state={shown.state} />
      </header>
      <p className="body-l">{toText(aboutCase(shown))}</p>
      <Standing shown={shown} />
      {booking && <BookingCard title={shown.title ?? ''} booking={booking} />}
      {text && (
        <section aria-labelledby="case-wrote">
          <h2 id="case-wrote" className="title-m">
            {t('support.case.wrote')}
          </h2>
          <p className="support__words">{text}</p>
        </section>
      )}
      <p className="small text-2">
        {t('support.case.code')}{' '}
        <a href={`tel:${supportPhone.replaceAll(' ', '')}`} className="link">
          {t('support.call', { phone: supportPhone.replaceAll(' ', '\u00a0') })}
        </a>
      </p>
    </article>
  );
}

/** When there's an answer, or what it was. */
function Standing({ shown }: { readonly shown: SupportCase }) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const { state, dueAt, openedAt, closedAt, answer } = shown;
  const day = (at: SupportCase['openedAt']) => formatInstantDay(at, locale, 'year');
  const isLate = state !== 'closed' && Date.parse(now) > Date.parse(dueAt);
  return (
    <div className="stack gap-2">
      {answer?.result === 'declined' && <p>{t('support.case.declined')}</p>}
      {answer?.credited && (
        <p>
          {t('support.case.credited', { amount: formatMoney(answer.credited, locale) })}{' '}
          <Link to="/wallet" className="link">
            {t('support.case.wallet')}
          </Link>
        </p>
      )}
      {state !== 'closed' && (
        <p className="strong">
          {isLate ? t('support.case.late') : t('support.case.due', { day: formatInstant(dueAt, locale) })}
        </p>
      )}
      <p className="small text-2">
        {t('support.case.opened', { day: day(openedAt) })}
        {closedAt && <> · {t('support.case.closed', { day: day(closedAt) })}</>}
      </p>
    </div>
  );
}

type BookingProps = { readonly title: string; readonly booking: NonNullable<SupportCase['booking']> };

/** What was to be booked, or is, and what became of each amount. */
function BookingCard({ title, booking }: BookingProps) {
  const t = useText();
  const locale = useLocale();
  const { bookingId, isBooked, confirmationCode, subtitle, tenders, total } = booking;
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
            <TenderLines tenders={tenders} />
            <KeyValue label={t('support.case.total')} weight="strong">
              {formatMoney(total, locale)}
            </KeyValue>
          </KeyValues>
          {!isBooked && <p className="small text-2">{t('support.case.notCharged')}</p>}
        </section>
      )}
    </Card>
  );
}

import { ErrorProblem } from '@sojourn/portal/shared/error-problem.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Send } from 'lucide-react';
import { datesText } from '#home/pages/shared/home-words.ts';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import { ClaimsPanel } from './claims-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import { PayPanel } from './pay-panel.tsx';
import { RequestAside } from './request-aside.tsx';
import { RequestHead } from './request-head.tsx';
import './requests.css';
import { HostThread } from './thread.tsx';
import { useHomeRequest, useHostMessages, useWriteToHost } from './use-request.ts';

/** A request to a host: its clock, its messages, and what becomes of it. */
export function RequestPage() {
  const { requestId = '' } = useParams('/homes/requests/$requestId');
  const t = useText();
  const { data, error, refetch } = useHomeRequest(requestId);
  useTitle(data ? t('homeRequests.title', { home: data.homeName }) : t('homeRequests.titleOnly'));
  if (data) return <Content request={data} />;
  if (error) return <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="wrap request-page" role="status">
      <span className="visually-hidden">{t('homeRequests.loading')}</span>
      <Skeleton height={140} />
      <Skeleton height={300} />
    </div>
  );
}

function Content({ request }: { readonly request: HomeRequestDetail }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useNow();
  const { city, guestName, state } = request;
  return (
    <div className="wrap request-page">
      <Card raised padded className="request-title">
        <p className="small">
          <BackLink>
            <Link to="/trips" className="link">
              {t('homeRequests.back')}
            </Link>
          </BackLink>
        </p>
        <h1 className="display-l">{city}</h1>
        <p className="text-2">
          {t('homeRequests.facts', { dates: toText(datesText(request, locale)), guest: guestName })}
        </p>
      </Card>
      <RequestHead request={request} now={now} />
      <div className="request-columns">
        <div className="request-main">
          {state === 'awaitingPayment' && <PayPanel request={request} />}
          {state === 'requested' && <NextSteps request={request} />}
          <ClaimsPanel about={request.requestId} claims={request.claims} heading="display-s" />
          <Messages request={request} />
        </div>
        <RequestAside request={request} />
      </div>
    </div>
  );
}

function Messages({ request }: { readonly request: HomeRequestDetail }) {
  const t = useText();
  const locale = useLocale();
  const { requestId, hostName, guestName, sentAt } = request;
  const { data } = useHostMessages(requestId);
  const { mutateAsync, isPending, error } = useWriteToHost(requestId);
  return (
    <section className="request-part">
      <h2 className="display-s">{t('homeRequests.messages', { host: hostName })}</h2>
      <HostThread
        messages={data?.messages ?? []}
        reader="Guest"
        other={hostName}
        own={guestName}
        start={
          <>
            <Send className="icon icon--s" aria-hidden="true" />
            {t('homeRequests.started', { when: formatInstant(sentAt, locale) })}
          </>
        }
        send={{ write: mutateAsync, isSending: isPending, error }}
      />
    </section>
  );
}

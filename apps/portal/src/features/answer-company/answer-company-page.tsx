import type { AnswerLink } from '@sojourn/contract/answer-links.ts';
import type { Answer } from '@sojourn/domain/companies/replies.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, LifeBuoy, Link2Off, MessageCircle } from 'lucide-react';
import { useTitle } from '#shared/text/use-title.ts';
import './answer-company.css';
import { useParams } from '#shared/router/use-place.ts';

const TOKEN = /^[\w.-]{40,260}$/;

/** Where a link in a company's mail leads: who has it says how they are. Opening it answers nothing. */
export function AnswerCompanyPage() {
  const { token } = useParams('/how-are-you/$token');
  return token && TOKEN.test(token) ? <LoadedLink token={token} /> : <DeadLink />;
}

const keyOf = (token: string) => ['answer-link', token];

function LoadedLink({ token }: { readonly token: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }): Promise<AnswerLink> => api.getAnswerLink({ params: { token } }, { signal }),
  });
  useTitle(t('answer.title'));
  if (data) return <Content token={token} link={data} />;
  if (!error) return <Loading />;
  if (codeOf(error) === 'NotFound') return <DeadLink />;
  return (
    <Problem
      title={t('answer.failed.title')}
      actions={<Button onClick={() => void refetch()}>{t('answer.failed.retry')}</Button>}
    >
      {t('answer.failed.text')}
    </Problem>
  );
}

function DeadLink() {
  const t = useText();
  useTitle(t('answer.dead.title'));
  return (
    <Problem icon={<Link2Off />} title={t('answer.dead.title')}>
      {t('answer.dead.text')}
    </Problem>
  );
}

const ICONS = { none: MessageCircle, safe: CircleCheck, help: LifeBuoy };

function Content({ token, link }: { readonly token: string; readonly link: AnswerLink }) {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (answer: Answer) => api.answerByLink({ params: { token }, input: { answer } }),
    onSuccess: (answered) => queries.setQueryData(keyOf(token), answered),
  });
  const { company, text, sentAt, answer, state } = link;
  const shown = answer ?? 'none';
  const Icon = ICONS[shown];
  const sent = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="wrap answer-company">
      <Card padded raised className="answer-company__card">
        <Icon className={`answer-company__mark answer-company__mark--${shown}`} aria-hidden="true" />
        <div className="answer-company__words" role={answer === null ? undefined : 'status'}>
          <h1 className="display-m">{t(`answer.${shown}.title`, { company })}</h1>
          <p className="text-2">
            {state === 'ended' ? t('answer.ended', { company }) : t(`answer.${shown}.text`, { company })}
          </p>
        </div>
        <figure className="answer-company__message">
          <blockquote>{text}</blockquote>
          <figcaption className="small text-2">
            {t('answer.from', { company, when: sent.format(new Date(sentAt)) })}
          </figcaption>
        </figure>
        {state === 'open' && (
          <div className="answer-company__choice">
            {answer !== 'safe' && (
              <Button
                variant={answer === 'help' ? 'secondary' : 'primary'}
                icon={<CircleCheck className="icon" aria-hidden="true" />}
                loading={send.isPending && send.variables === 'safe'}
                onClick={() => !send.isPending && send.mutate('safe')}
              >
                {t(answer === 'help' ? 'answer.safeNow' : 'answer.safe')}
              </Button>
            )}
            {answer !== 'help' && (
              <Button
                variant="secondary"
                icon={<LifeBuoy className="icon" aria-hidden="true" />}
                loading={send.isPending && send.variables === 'help'}
                onClick={() => !send.isPending && send.mutate('help')}
              >
                {t('answer.help')}
              </Button>
            )}
          </div>
        )}
        {send.isError && (
          <p className="small text-bad" role="alert">
            {t('answer.notSent')}
          </p>
        )}
        {state === 'open' && <p className="small text-2">{t('answer.emergency')}</p>}
      </Card>
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap answer-company" aria-hidden="true">
      <Card padded raised className="answer-company__card">
        <Skeleton width="70%" height={32} />
        <Skeleton width="100%" height={80} />
        <Skeleton width="100%" height={44} />
      </Card>
    </div>
  );
}

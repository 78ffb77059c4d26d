/** The timeline that both sides see: what was written, what happened, what's offered. */
import type { CaseFile } from '@sojourn/contract/case-files.ts';
import type { CaseEventLine } from '@sojourn/contract/case-thread.ts';
import type { SupportCase } from '@sojourn/contract/support.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { FileList } from '@sojourn/web/files/file-list.tsx';
import { formatInstant, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { OfferCard } from './offer-card.tsx';

type Props = { readonly shown: SupportCase };

export function Thread({ shown }: Props) {
  const t = useText();
  const locale = useLocale();
  const { text, openedAt, thread } = shown;
  const { promise } = thread;
  return (
    <ol className="thread" aria-label={t('support.thread.label')}>
      {text && (
        <Written who="you" at={openedAt} files={<Sent shown={shown} seq={0} />}>
          {text}
        </Written>
      )}
      <Happened at={openedAt}>
        {t('support.thread.received')}{' '}
        {promise.state === 'running' && (
          <b>{t('support.thread.promise', { until: formatReaderDeadline(promise.dueAt, locale) })}</b>
        )}
      </Happened>
      {thread.events.map((event) => (
        <EventItem key={event.seq} event={event} shown={shown} />
      ))}
    </ol>
  );
}

function EventItem({ event, shown }: Props & { readonly event: CaseEventLine }) {
  const t = useText();
  const { kind, side, agentName, text, at, proposalId, deed } = event;
  const name = agentName ?? '';
  if (kind === 'message' && text) {
    return (
      <Written
        who={side === 'customer' ? 'you' : 'us'}
        name={name}
        at={at}
        files={<Sent shown={shown} seq={event.seq} />}
      >
        {text}
      </Written>
    );
  }
  const proposal = shown.thread.proposals.find((each) => each.proposalId === proposalId);
  if (kind === 'proposed' && proposal) {
    return (
      <Beside who="us" name={name} at={at}>
        <OfferCard proposal={proposal} caseId={shown.caseId} />
      </Beside>
    );
  }
  const line =
    kind === 'acted' && deed
      ? t(`support.deed.${deed as 'cancel'}`, { name })
      : t(`support.event.${kind as 'taken'}`, { name });
  return (
    <Happened at={at}>
      {line} {text}
    </Happened>
  );
}

type BesideProps = {
  readonly who: 'you' | 'us';
  /** How the agent signs. */
  readonly name?: string;
  readonly at: CaseEventLine['at'];
  readonly children: ReactNode;
};

/** Beside the picture of who did it. */
function Beside({ who, name = '', at, children }: BesideProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName: brand } = useTenant();
  const user = useSession()?.userInfo;
  const own = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <li className="thread__item">
      <Avatar name={who === 'you' ? own : name} size="s" tint={who === 'us'} />
      <div className="thread__body">
        <p className="small">
          <b>{who === 'you' ? t('support.thread.you') : t('support.thread.us', { name, brand })}</b>{' '}
          <span className="text-3">{formatInstant(at, locale)}</span>
        </p>
        {children}
      </div>
    </li>
  );
}

function Written({ files, ...props }: BesideProps & { readonly files: ReactNode }) {
  return (
    <Beside {...props}>
      <div className={`thread__words thread__words--${props.who}`}>
        {props.children}
        {files}
      </div>
    </Beside>
  );
}

function Sent({ shown: { caseId, thread }, seq }: Props & { readonly seq: number }) {
  const get = ({ fileId }: CaseFile) => api.getCaseFile({ params: { caseId, fileId } });
  return <FileList files={thread.files.filter((file) => file.seq === seq)} get={get} />;
}

type HappenedProps = { readonly at: CaseEventLine['at']; readonly children: ReactNode };

function Happened({ at, children }: HappenedProps) {
  const locale = useLocale();
  return (
    <li className="thread__item thread__item--quiet">
      <span className="thread__dot" aria-hidden="true">
        <Inbox className="icon icon--s" />
      </span>
      <p className="small text-2">
        {children} <span className="text-3">{formatInstant(at, locale)}</span>
      </p>
    </li>
  );
}

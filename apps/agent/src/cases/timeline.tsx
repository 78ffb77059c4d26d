/** What was written and done, in its order; notes of the desk look like notes. */
import type { CaseFile } from '@sojourn/contract/case-files.ts';
import type { CaseEventLine, CaseProposal } from '@sojourn/contract/case-thread.ts';
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { formatDateRange, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { FileList } from '@sojourn/web/files/file-list.tsx';
import { formatInstant, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Doing } from './use-case.ts';

type Props = { readonly shown: DeskCase; readonly doing: Doing };

export function Timeline({ shown, doing }: Props) {
  const t = useText();
  const { about, thread, openedAt, text } = shown;
  const name = `${about.firstName} ${about.lastName}`;
  return (
    <ol className="timeline" aria-label={t('desk.case.timeline')}>
      {text ? (
        <Message name={name} at={openedAt} tone="customer">
          {text}
          <Sent shown={shown} seq={0} />
        </Message>
      ) : (
        <Happened at={openedAt}>
          {t('desk.event.opened')}
          <Sent shown={shown} seq={0} />
        </Happened>
      )}
      {thread.events.map((event) => (
        <EventItem key={event.seq} event={event} name={name} shown={shown} doing={doing} />
      ))}
    </ol>
  );
}

function EventItem({
  event,
  name,
  shown,
  doing,
}: Props & { readonly event: CaseEventLine; readonly name: string }) {
  const t = useText();
  const { kind, side, agentName, text, at, isInternal, proposalId, deed } = event;
  const who = side === 'customer' ? name : (agentName ?? t('desk.event.system'));
  if (text && (kind === 'message' || kind === 'note')) {
    const tone = side === 'customer' ? 'customer' : isInternal ? 'note' : 'agent';
    return (
      <Message name={who} at={at} tone={tone}>
        {text}
        <Sent shown={shown} seq={event.seq} />
      </Message>
    );
  }
  const proposal = shown.thread.proposals.find((each) => each.proposalId === proposalId);
  if (kind === 'proposed' && proposal) {
    // An offer that a second agent approved is in the timeline twice
    const isShownLater = shown.thread.events.some(
      (each) => each.kind === 'proposed' && each.proposalId === proposalId && each.seq > event.seq,
    );
    if (!isShownLater)
      return (
        <li className="timeline__item">
          <Avatar name={who} size="s" tint />
          <Offer proposal={proposal} who={who} at={at} doing={doing} />
        </li>
      );
  }
  const line =
    kind === 'acted' && deed
      ? t(`desk.deed.${deed as 'cancel'}`, { name: who })
      : t(`desk.event.${kind}`, { name: who });
  return (
    <Happened at={at} isInternal={isInternal}>
      {line}
      {text && <span className="timeline__reason"> {text}</span>}
    </Happened>
  );
}

function Sent({ shown: { caseId, thread }, seq }: Pick<Props, 'shown'> & { readonly seq: number }) {
  const get = ({ fileId }: CaseFile) => api.getDeskFile({ params: { caseId, fileId } });
  return <FileList files={thread.files.filter((file) => file.seq === seq)} get={get} />;
}

type MessageProps = {
  readonly name: string;
  readonly at: CaseEventLine['at'];
  readonly tone: 'customer' | 'agent' | 'note';
  readonly children: ReactNode;
};

function Message({ name, at, tone, children }: MessageProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <li className="timeline__item">
      <Avatar name={name} size="s" tint={tone !== 'customer'} />
      <div className="grow">
        <p className="small">
          <b>{name}</b> <span className="text-3">{formatInstant(at, locale)}</span>
          {tone === 'note' && (
            <span className="timeline__internal">
              <Lock className="icon icon--xs" aria-hidden="true" /> {t('desk.note.internal')}
            </span>
          )}
        </p>
        <div className={`bubble bubble--${tone}`}>{children}</div>
      </div>
    </li>
  );
}

type HappenedProps = {
  readonly at: CaseEventLine['at'];
  readonly isInternal?: boolean;
  readonly children: ReactNode;
};

function Happened({ at, isInternal = false, children }: HappenedProps) {
  const locale = useLocale();
  return (
    <li className="timeline__item timeline__item--quiet small text-2">
      <span className="timeline__dot" aria-hidden="true" />
      <p>
        {isInternal && <Lock className="icon icon--xs timeline__lock" aria-hidden="true" />}
        {children} <span className="text-3">{formatInstant(at, locale)}</span>
      </p>
    </li>
  );
}

type OfferProps = {
  readonly proposal: CaseProposal;
  readonly who: string;
  readonly at: CaseEventLine['at'];
  readonly doing: Doing;
};

function Offer({ proposal, who, at, doing }: OfferProps) {
  const t = useText();
  const locale = useLocale();
  const { kind, state, amount, due, change, booking, text, approvedBy, proposalId, expiresAt } = proposal;
  const isPaid = due.amountMinor > 0;
  const decide = (decision: 'approve' | 'reject' | 'withdraw') =>
    doing.mutate({ do: 'decide', proposalId, decision });
  const isWaiting = state === 'awaitingApproval';
  return (
    <div className="grow">
      <p className="small">
        <b>{who}</b> <span className="text-3">{formatInstant(at, locale)}</span>
      </p>
      <div className="offer">
        <p className="micro text-brand">{t(`desk.proposal.${kind}`)}</p>
        <p className="display-s num">
          {isPaid
            ? t('desk.proposal.due', { amount: formatMoney(due, locale) })
            : formatMoney(amount, locale)}
        </p>
        {change && <Moves change={change} />}
        {booking && kind === 'cancel' && (
          <p className="small text-2">
            {t('desk.proposal.booking', {
              title: booking.title,
              paid: formatMoney(booking.paid, locale),
              kept: formatMoney(booking.kept, locale),
            })}
          </p>
        )}
        <p>{text}</p>
        <div className="row row--between row--wrap gap-2 offer__foot">
          <p className="small strong">
            {t(`desk.proposal.state.${state}`, { until: formatReaderDeadline(expiresAt, locale) })}
            {approvedBy && (
              <span className="text-2"> {t('desk.proposal.approvedBy', { name: approvedBy })}</span>
            )}
          </p>
          <span className="row">
            {isWaiting && (
              <>
                <Button size="s" variant="secondary" onClick={() => decide('reject')}>
                  {t('desk.proposal.reject')}
                </Button>
                <Button size="s" onClick={() => decide('approve')}>
                  {t('desk.proposal.approve')}
                </Button>
              </>
            )}
            {(isWaiting || state === 'open') && (
              <Button size="s" variant="tertiary" onClick={() => decide('withdraw')}>
                {t('desk.proposal.withdraw')}
              </Button>
            )}
          </span>
        </div>
      </div>
    </div>
  );
}

type OfferedChange = NonNullable<CaseProposal['change']>;
type OfferedTrip = OfferedChange['before'];

/** The trip before and after; what changes within it, where that is all. */
function Moves({ change: { before, after, lines } }: { readonly change: OfferedChange }) {
  const t = useText();
  const locale = useLocale();
  const moves = { before: tripLine(before, locale), after: tripLine(after, locale) };
  const texts = lines.length > 0 ? lines : [t('desk.proposal.moves', moves)];
  return texts.map((text) => (
    <p key={text} className="small text-2">
      {text}
    </p>
  ));
}

const tripLine = ({ title, subtitle, startsOn, endsOn }: OfferedTrip, locale: Locale): string =>
  [title, subtitle, formatDateRange(startsOn, endsOn, locale, 'year')].filter(Boolean).join(', ');

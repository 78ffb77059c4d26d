/** A case: its customer, What was written and done, and what can be done now. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { go } from '@sojourn/web/site/location.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import { Missing } from '#app/missing.tsx';
import { customerPath } from '#app/paths.ts';
import { BookingList } from '#customers/booking-list.tsx';
import { CustomerCard } from '#customers/customer-card.tsx';
import { useShortcuts } from '#keys/use-shortcuts.ts';
import { caseKind } from '#queue/case-kind.ts';
import { DueTag } from '#queue/due-tag.tsx';
import { useDesk } from '#queue/use-queue.ts';
import { CaseBar } from './case-bar.tsx';
import { CaseNotices } from './case-notices.tsx';
import { Composer } from './composer.tsx';
import { MatchPanel } from './match-panel.tsx';
import { OfferDialog } from './offers/offer-dialog.tsx';
import { Timeline } from './timeline.tsx';
import { useDeed, useDeskCase } from './use-case.ts';

export function CasePage({ caseId }: { readonly caseId: string }) {
  const t = useText();
  const { data, error } = useDeskCase(caseId);
  if (!data && error) return <Missing code={codeOf(error)} />;
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">{t('desk.loading')}</span>
        <Skeleton height={420} radius={14} />
      </div>
    );
  return <Shown shown={data} />;
}

function Shown({ shown }: { readonly shown: DeskCase }) {
  const t = useText();
  const locale = useLocale();
  const doing = useDeed(shown);
  const { data: desk } = useDesk();
  const [isOffering, setOffering] = useState(false);
  const { thread, code, about, booking } = shown;
  const title = t(caseKind(shown));
  useEffect(() => {
    document.title = `${code} · ${title}`;
  }, [code, title]);
  const canTake = thread.offers.includes('take') && shown.assignee?.agentId !== desk?.agent.agentId;
  useShortcuts({
    t: () => canTake && doing.mutate({ do: 'move', input: { action: 'take' } }),
    r: () => document.getElementById('case-reply')?.focus(),
    o: () => thread.offers.includes('propose') && setOffering(true),
    c: () => go(customerPath(about.customerId)),
  });
  const inCase = { caseId: shown.caseId, version: shown.version };
  return (
    <div className="desk__page">
      <CustomerCard about={about} inCase={inCase} isLink />
      <Card as="article" className="case">
        <header className="case__head">
          <div>
            <p className="small text-2 num">
              {t('desk.case.opened', { code, day: formatInstant(shown.openedAt, locale) })}
            </p>
            <h1 className="display-s">{title}</h1>
            {booking && (
              <p className="small text-2">
                {booking.title}, <span className="num">{booking.confirmationCode}</span>
              </p>
            )}
          </div>
          <DueTag line={shown} />
        </header>
        <CaseBar shown={shown} doing={doing} onOffer={() => setOffering(true)} />
        <CaseNotices shown={shown} />
        {doing.error && codeOf(doing.error) !== 'CaseOutdated' && <DeedProblem thrown={doing.error} />}
        <MatchPanel shown={shown} />
        <Timeline shown={shown} doing={doing} />
        {shown.facts.length > 0 && <Facts facts={shown.facts} />}
        <Composer shown={shown} doing={doing} />
      </Card>
      <BookingList
        bookings={shown.bookings}
        customerId={about.customerId}
        inCase={isLive(shown.state) ? inCase : null}
        about={shown.booking?.bookingId ?? null}
      />
      <OfferDialog shown={shown} doing={doing} open={isOffering} onClose={() => setOffering(false)} />
    </div>
  );
}

/** As the part that opened the case noted them. */
function Facts({ facts }: { readonly facts: DeskCase['facts'] }) {
  const t = useText();
  return (
    <details className="case__facts">
      <summary className="small strong">{t('desk.case.facts')}</summary>
      <dl className="facts small">
        {facts.map(({ name, value }) => (
          <div key={name} className="facts__row">
            <dt className="text-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What became of a request, in one sentence, before everything else. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatReaderDeadline } from '#format-instant.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { isWaiting, TONES } from './approval-view.ts';

export function Outcome({ request }: { readonly request: Approval }) {
  const t = useText();
  const locale = useLocale();
  const { state, endedBy, steps, returnedFor, now } = request;
  if (isWaiting(request)) return null;
  const decided = steps.findLast(({ decision }) => decision !== null);
  const name = decided?.decidedBy?.name ?? '';
  const by = endedBy === 'timeout' && (state === 'kept' || state.startsWith('cancel')) ? 'ByTimeout' : '';
  const what = endedBy === 'failure' && state === 'kept' ? 'keptByFailure' : (`${state}${by}` as const);
  if (request.confirmBy) return <Confirming request={request} confirmBy={request.confirmBy} />;
  return (
    <Banner tone={TONES[state]} live="status" title={t(`approvals.outcome.${what as Outcomes}`, { name })}>
      {returnedFor && (
        <p>
          {t(`approvals.returned.${returnedFor}`, {
            now: now ? formatMoney(now, locale) : '',
            limit: formatMoney(request.limit, locale),
          })}
        </p>
      )}
      {decided?.note && <p>{t('approvals.note', { name, note: decided.note })}</p>}
    </Banner>
  );
}

/** It's approved, and waits for its traveler, whose card's bank wants to know from them. */
function Confirming({ request, confirmBy }: { readonly request: Approval; readonly confirmBy: Instant }) {
  const t = useText();
  const locale = useLocale();
  const { isOwn, requester } = request;
  return (
    <Banner tone="warn" live="status" title={t('approvals.outcome.confirming')}>
      <p>
        {t(isOwn ? 'approvals.confirming.own' : 'approvals.confirming.other', {
          name: requester.name,
          until: formatReaderDeadline(confirmBy, locale),
        })}
      </p>
    </Banner>
  );
}

type Outcomes =
  | Exclude<Approval['state'], 'pending' | 'inReview'>
  | 'keptByTimeout'
  | 'keptByFailure'
  | 'cancelingByTimeout'
  | 'canceledByTimeout';

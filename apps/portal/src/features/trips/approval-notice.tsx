/** On a trip that a company reviews: the state of the review, and the way to it. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { TONES, undecidedOf } from '@sojourn/web/approvals/approval-view.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Hourglass } from 'lucide-react';
import { useApprovalOfTrip } from '#shared/approvals/use-approvals.ts';
import { Link } from '#shared/router/link.tsx';

export function ApprovalNotice({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  const locale = useLocale();
  const { data } = useApprovalOfTrip(bookingId);
  const request = data?.approval;
  if (!request) return null;
  const { state, requestId, steps, decideBy } = request;
  const isOpen = state === 'inReview';
  const name = steps.find(({ decision }) => decision === null)?.approver.name ?? '';
  const until = formatReaderDeadline(decideBy, locale);
  return (
    <Banner
      tone={TONES[state]}
      {...(isOpen && { icon: <Hourglass /> })}
      title={isOpen ? t('approvals.trip.inReview', { name, until }) : t(`approvals.state.${state}`)}
      action={
        <Link
          to="/approvals/$requestId"
          params={{ requestId }}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('approvals.trip.open')}
        </Link>
      }
    >
      {isOpen && <p>{t(`approvals.undecided.${undecidedOf(request)}`, { until })}</p>}
    </Banner>
  );
}

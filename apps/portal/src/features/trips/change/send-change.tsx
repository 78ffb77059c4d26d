/** In a delegated session: a change that costs something is the customer's to accept and pay. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';

type Cost = NonNullable<BookingChange['cost']>;
type Props = { readonly quoted: BookingChange; readonly cost: Cost };

export function SendChange({ quoted: { bookingId, changeId }, cost: { due, refund } }: Props) {
  const t = useText();
  const locale = useLocale();
  const random = useRandom();
  const name = useSession()?.userInfo.firstName ?? '';
  const send = useMutation({
    mutationFn: () =>
      api.sendChange(
        {
          params: { bookingId, changeId },
          input: { dueMinor: due.amountMinor, refundMinor: refund.amountMinor },
        },
        { idempotencyKey: newIdempotencyKey(random) },
      ),
  });
  if (send.data) {
    const until = formatReaderDeadline(send.data.expiresAt, locale);
    return (
      <Banner tone="good" live="status" title={t('tripChange.send.done', { name })}>
        <p>{t('tripChange.send.until', { name, until })}</p>
      </Banner>
    );
  }
  return (
    <>
      <Button
        full
        loading={send.isPending}
        loadingLabel={t('tripChange.send.busy')}
        onClick={() => send.mutate()}
      >
        {t('tripChange.send.button', { name })}
      </Button>
      {send.error ? (
        <DeedProblem thrown={send.error} />
      ) : (
        <p className="small text-2">{t('tripChange.send.when', { name })}</p>
      )}
    </>
  );
}

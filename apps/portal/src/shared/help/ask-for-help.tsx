/** Where only a person can go on: opens the case about it, or the one that's open already. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { type HelpAbout, type HelpCode, helpCode } from '@sojourn/domain/support/help.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useNavigate } from '#shared/router/use-place.ts';

type Props = {
  readonly bookingId: string | null;
  readonly about: HelpAbout;
  /** What the page is about; nothing is shown where it needs nobody. */
  readonly code: string | null | undefined;
  /** Nothing else leads on from here. */
  readonly isMain?: boolean;
};

export function AskForHelp({ bookingId, about, code, isMain = false }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const needed = helpCode(about, code);
  const ask = useMutation({
    mutationFn: (shown: HelpCode) =>
      api.askForHelp({ params: { bookingId: bookingId as BookingId }, input: { about, code: shown } }),
    onSuccess: ({ caseId }) => {
      for (const key of ['support-cases', 'trip', 'trips'])
        void queries.invalidateQueries({ queryKey: [key] });
      void navigate({ to: '/support/$caseId', params: { caseId } });
    },
  });
  if (!needed || !bookingId) return null;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={<MessageSquare aria-hidden="true" />}
        loading={ask.isPending}
        loadingLabel={t('booking.help.asking')}
        onClick={() => ask.mutate(needed)}
      >
        {t('booking.help.ask')}
      </Button>
      {ask.error && (
        <span className="small text-2" role="alert">
          {t(`errors.${codeOf(ask.error)}.title` as MessageId)}
        </span>
      )}
    </>
  );
}

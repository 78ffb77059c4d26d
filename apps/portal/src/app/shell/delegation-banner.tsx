/** While an agent works in the account: for the agent and for the customer, each with the end of it. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { storeToken } from '@sojourn/web/api/credentials.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import type { useSession } from '@sojourn/web/session/session-provider.tsx';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { clearStored } from '@sojourn/web/storage.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserCog } from 'lucide-react';
import { useNavigate } from '#shared/router/use-place.ts';
import { DELEGATED_PATH } from '#shared/session/delegated-tab.ts';

type Delegated = NonNullable<ReturnType<typeof useSession>>;

export default function DelegationBanner({ session }: { readonly session: Delegated }) {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isInside = session.isDelegatedSession === true;
  const end = useMutation({
    mutationFn: () => api.endDelegation({}),
    onSuccess: async () => {
      if (!isInside) return queries.invalidateQueries({ queryKey: SESSION_KEY });
      storeToken(null);
      clearStored('session');
      queries.clear();
      await navigate({ to: DELEGATED_PATH, replace: true });
    },
  });
  const { delegation } = session;
  if (!delegation) return null;
  const until = formatReaderDeadline(delegation.endsAt, locale);
  const { firstName, lastName } = session.userInfo;
  return (
    <Banner
      tone="accent"
      size="s"
      live="status"
      className="delegation-notice"
      icon={<UserCog />}
      action={
        <Button size="s" variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
          {t('shell.delegation.end')}
        </Button>
      }
    >
      {isInside
        ? t('shell.delegation.inside', { name: `${firstName} ${lastName}`, until })
        : t('shell.delegation.other', { agent: delegation.agentName, until })}
    </Banner>
  );
}

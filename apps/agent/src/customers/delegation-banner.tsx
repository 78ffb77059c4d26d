/** While an agent is in a customer's portal: who, until when, and the end of it. */
import type { CustomerFacts } from '@sojourn/contract/desk/parts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDesk } from '#queue/use-queue.ts';

type Props = {
  readonly about: CustomerFacts;
  readonly delegation: NonNullable<CustomerFacts['delegation']>;
};

export function DelegationBanner({ about, delegation }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const { data: desk } = useDesk();
  const left = useTimeLeft(delegation.endsAt);
  const { customerId } = about;
  const { delegationId } = delegation;
  const end = useMutation({
    mutationFn: () => api.stopDelegation({ params: { customerId, delegationId } }),
    onSettled: () => queries.invalidateQueries(),
  });
  const isOwn = desk?.agent.agentId === delegation.agent.agentId;
  const name = `${about.firstName} ${about.lastName}`;
  return (
    <Banner
      tone="accent"
      icon={<UserCog />}
      action={
        <Button size="s" variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
          {t('desk.delegate.end')}
        </Button>
      }
    >
      {t(isOwn ? 'desk.delegate.you' : 'desk.delegate.other', { name, agent: delegation.agent.name, left })}
    </Banner>
  );
}

/** `24:10`, and on every second. */
function useTimeLeft(endsAt: string): string {
  const clock = useClock();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - Date.parse(clock.now())) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

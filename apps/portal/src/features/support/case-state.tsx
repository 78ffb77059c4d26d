import type { SupportCaseLine } from '@sojourn/contract/support.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, Hourglass, MessageCircleQuestion } from 'lucide-react';

export function CaseState({ state }: Pick<SupportCaseLine, 'state'>) {
  const t = useText();
  const isOver = !isLive(state);
  const Icon = isOver ? CircleCheck : state === 'waitingOnTraveler' ? MessageCircleQuestion : Hourglass;
  return (
    <Tag tone={isOver ? 'good' : 'info'} icon={<Icon aria-hidden="true" />}>
      {t(`support.case.state.${state}`)}
    </Tag>
  );
}

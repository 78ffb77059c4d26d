import type { SupportCaseLine } from '@sojourn/contract/support.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, Hourglass } from 'lucide-react';

export function CaseState({ state }: Pick<SupportCaseLine, 'state'>) {
  const t = useText();
  const isClosed = state === 'closed';
  const Icon = isClosed ? CircleCheck : Hourglass;
  return (
    <Tag tone={isClosed ? 'good' : 'info'} icon={<Icon aria-hidden="true" />}>
      {t(`support.case.state.${state}`)}
    </Tag>
  );
}

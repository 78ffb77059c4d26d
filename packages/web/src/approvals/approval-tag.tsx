import type { ApprovalLine } from '@sojourn/contract/approvals.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { useText } from '#text/use-text.tsx';
import { TONES } from './approval-view.ts';

const ICONS = { good: CircleCheck, bad: CircleX, warn: Hourglass, info: Undo2 } as const;

export function ApprovalTag({ state, confirmBy }: Pick<ApprovalLine, 'state' | 'confirmBy'>) {
  const t = useText();
  const tone = TONES[state] as keyof typeof ICONS;
  const Icon = state === 'approved' || state === 'sending' ? Hourglass : ICONS[tone];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(confirmBy ? 'approvals.state.confirming' : `approvals.state.${state}`)}
    </Tag>
  );
}

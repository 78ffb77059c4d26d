import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleX, CreditCard, Hourglass, Undo2 } from 'lucide-react';
import type { ShownState } from './request-view.ts';

const TAGS = {
  waiting: { tone: 'warn', icon: Hourglass },
  soon: { tone: 'warn', icon: Hourglass },
  accepted: { tone: 'good', icon: Hourglass },
  pay: { tone: 'warn', icon: CreditCard },
  confirmed: { tone: 'good', icon: CircleCheck },
  declined: { tone: 'bad', icon: CircleX },
  otherGuest: { tone: 'bad', icon: CircleX },
  expired: { tone: 'bad', icon: CircleX },
  withdrawn: { tone: undefined, icon: Undo2 },
  letGo: { tone: 'bad', icon: CircleX },
} as const;

export function StateTag({ state }: { readonly state: ShownState }) {
  const t = useText();
  const { tone, icon: Icon } = TAGS[state];
  return (
    <Tag {...(tone && { tone })} icon={<Icon aria-hidden="true" />}>
      {t(`homeRequests.tag.${state}`)}
    </Tag>
  );
}

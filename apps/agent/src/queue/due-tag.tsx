import type { DeskCaseLine } from '@sojourn/contract/desk/parts.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert, CircleCheck, Clock3, Pause } from 'lucide-react';
import { dueView } from './due-view.ts';

const ICONS = { bad: CircleAlert, good: CircleCheck, info: Pause } as const;

export function DueTag({ line }: { readonly line: Pick<DeskCaseLine, 'state' | 'dueAt' | 'leftMinutes'> }) {
  const t = useText();
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { tone, text, count, isDay } = dueView(line, useClock().now(), zone);
  const Icon = tone === 'bad' || tone === 'good' || tone === 'info' ? ICONS[tone] : Clock3;
  return (
    <Tag {...(tone && { tone })} icon={<Icon aria-hidden="true" />}>
      {t(text, isDay ? { day: formatInstantDay(line.dueAt, locale) } : { count })}
    </Tag>
  );
}

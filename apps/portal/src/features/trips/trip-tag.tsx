import { Tag, type TagProps } from '@sojourn/ui/content/tag.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import {
  CalendarCheck,
  CalendarClock,
  CircleCheck,
  CircleX,
  Hourglass,
  Loader,
  TicketCheck,
} from 'lucide-react';
import type { TripTag } from './trip-view.ts';

const LOOKS: Readonly<Record<TripTag['kind'], Pick<TagProps, 'tone' | 'icon'>>> = {
  confirmed: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  changed: { tone: 'good', icon: <CalendarClock aria-hidden="true" /> },
  pending: { tone: 'info', icon: <Loader aria-hidden="true" /> },
  canceling: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  canceled: { tone: 'bad', icon: <CircleX aria-hidden="true" /> },
  ticketing: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  ticketed: { tone: 'good', icon: <TicketCheck aria-hidden="true" /> },
  free: { icon: <CalendarCheck aria-hidden="true" /> },
  code: {},
};

/** A status with its icon and word, the code, or the free cancellation. */
export function TripTagMark({ tag }: { readonly tag: TripTag }) {
  const toText = useTextRef();
  return <Tag {...LOOKS[tag.kind]}>{toText(tag.text)}</Tag>;
}

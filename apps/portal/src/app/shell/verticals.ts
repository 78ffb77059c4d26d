/** What is sold, and where each has its page; a vertical without a page yet is not shown. */
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { BedDouble, type LucideIcon, Plane } from 'lucide-react';

export type Vertical = {
  readonly capability: Capability;
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly to: '/' | '/flights';
  /** Paths on which the vertical is the present one. */
  readonly under: RegExp;
};

export const VERTICALS: readonly Vertical[] = [
  { capability: 'hotels', label: 'shell.nav.hotels', icon: BedDouble, to: '/', under: /^\/stays/ },
  { capability: 'flights', label: 'shell.nav.flights', icon: Plane, to: '/flights', under: /^\/flights/ },
];

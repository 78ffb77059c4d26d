/** The pages: their address, their place in the navigation, and the code and texts that come with them. */
import { loadMessages, type MessageChunk } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import {
  ChartColumn,
  History,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MapPinned,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { AdminOverview } from './use-admin.ts';

type Page = {
  readonly path: string;
  readonly title: MessageId;
  readonly icon: LucideIcon;
  readonly component: LazyExoticComponent<ComponentType>;
  /** Shown at the end of its line in the navigation. */
  readonly count?: (admin: AdminOverview) => number;
};

/** A page's code and its texts, side by side. */
const page = (load: () => Promise<ComponentType>, ...texts: MessageChunk[]) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadMessages(...texts)]);
    return { default: component };
  });

export const PAGES: readonly Page[] = [
  {
    path: '/',
    title: 'admin.nav.overview',
    icon: LayoutDashboard,
    component: page(async () => (await import('#overview/overview-page.tsx')).OverviewPage),
  },
  {
    path: '/people',
    title: 'admin.nav.people',
    icon: Users,
    component: page(async () => (await import('#people/people-page.tsx')).PeoplePage, 'admin-people'),
    count: ({ counts }) => counts.people,
  },
  {
    path: '/tiers',
    title: 'admin.nav.tiers',
    icon: ShieldCheck,
    component: page(async () => (await import('#tiers/tiers-page.tsx')).TiersPage, 'admin-tiers'),
    count: ({ counts }) => counts.tiers,
  },
  {
    path: '/approvals',
    title: 'admin.nav.approvals',
    icon: Inbox,
    component: page(
      async () => (await import('#approvals/approvals-page.tsx')).ApprovalsPage,
      'admin-approvals',
      'admin-people',
      'admin-spend',
      'approvals',
      'flights',
      'policy',
    ),
    count: ({ counts }) => counts.waiting,
  },
  {
    path: '/travelers',
    title: 'admin.nav.travelers',
    icon: MapPinned,
    component: page(
      async () => (await import('#travel/travel-page.tsx')).TravelPage,
      'admin-travel',
      'search',
    ),
  },
  {
    path: '/spend',
    title: 'admin.nav.spend',
    icon: ChartColumn,
    component: page(async () => (await import('#spend/spend-page.tsx')).SpendPage, 'admin-spend'),
  },
  {
    path: '/setup',
    title: 'admin.nav.setup',
    icon: ListChecks,
    component: page(async () => (await import('#setup/setup-page.tsx')).SetupPage, 'admin-setup', 'cards'),
  },
  {
    path: '/activity',
    title: 'admin.nav.activity',
    icon: History,
    component: page(async () => (await import('#activity/activity-page.tsx')).ActivityPage, 'admin-activity'),
  },
];

export const IMPORT_PAGE = page(
  async () => (await import('#people/import-page.tsx')).ImportPage,
  'admin-people',
);

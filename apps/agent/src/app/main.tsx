/** The desk: its pages and catalogs. */
import type { Site } from '@sojourn/web/site/site.ts';
import { SitePages } from '@sojourn/web/site/site-pages.tsx';
import { startSite } from '@sojourn/web/site/start-site.tsx';
import '#cases/cases.css';
import '#customers/customers.css';
// Last: what it says of narrow windows has to win
import './desk.css';
import { DeskLayout } from './desk-layout.tsx';

const SITE: Site = {
  title: 'desk.title',
  signIn: { title: 'desk.signIn.title', text: 'desk.signIn.text' },
  denied: { title: 'desk.denied.title', text: 'desk.denied.text' },
};

void startSite(
  <SitePages site={SITE} page={(path) => <DeskLayout path={path} />} />,
  'desk',
  'desk-audit',
  'desk-cover',
  'desk-extras',
  'disruptions',
  'files',
  'price-match',
  'protections',
);

/** The admin site: its pages and catalogs. */
import type { Site } from '@sojourn/web/site/site.ts';
import { SitePages } from '@sojourn/web/site/site-pages.tsx';
import { startSite } from '@sojourn/web/site/start-site.tsx';
import './admin.css';
import './parts.css';
import { Layout } from './layout.tsx';

const SITE: Site = {
  title: 'admin.title',
  signIn: { title: 'admin.signIn.title', text: 'admin.signIn.text' },
  denied: { title: 'admin.denied.title', text: 'admin.denied.text' },
};

void startSite(<SitePages site={SITE} page={(path) => <Layout path={path} />} />, 'admin');

/** The desk's frame: the header, the search and the queue on the left, what was opened beside them. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { go } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { AuditPage } from '#audit/audit-page.tsx';
import { CasePage } from '#cases/case-page.tsx';
import { CustomerPage } from '#customers/customer-page.tsx';
import { SearchBox } from '#customers/search-box.tsx';
import { HelpDialog } from '#keys/help-dialog.tsx';
import { useShortcuts, useWayOut } from '#keys/use-shortcuts.ts';
import { Queue } from '#queue/queue.tsx';
import { focusQueue, openBeside } from '#queue/walk-queue.ts';
import { DeskHeader } from './desk-header.tsx';
import { EmptyDesk } from './empty-desk.tsx';

const focus = (id: string) => (): void => document.getElementById(id)?.focus();

export function DeskLayout({ path }: { readonly path: string }) {
  const t = useText();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    '?': () => setHelpOpen(true),
    '/': focus('desk-search'),
    g: () => go('/'),
    q: focusQueue,
    j: () => openBeside(1),
    k: () => openBeside(-1),
  });
  useWayOut();
  const [, area, id = ''] = path.split('/');
  const isOpen = area === 'audit' || area === 'cases' || area === 'customers';
  return (
    <>
      <a href="#main" className={classNames('skip-link', buttonClass())}>
        {t('shell.skip')}
      </a>
      <DeskHeader onHelp={() => setHelpOpen(true)} />
      <div className={classNames('wrap desk', isOpen && 'desk--open')}>
        <aside className="desk__aside" aria-label={t('desk.aside')}>
          <SearchBox currentId={area === 'customers' ? id : null} />
          <Queue currentId={area === 'cases' ? id : null} />
        </aside>
        <main id="main" className="desk__main" tabIndex={-1}>
          {area === 'audit' && <AuditPage />}
          {area === 'cases' && <CasePage key={id} caseId={id} />}
          {area === 'customers' && <CustomerPage key={id} customerId={id} />}
          {!isOpen && <EmptyDesk />}
        </main>
      </div>
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

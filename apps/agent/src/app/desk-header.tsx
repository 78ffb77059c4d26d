import { Tag } from '@sojourn/ui/content/tag.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { Brand } from '@sojourn/web/site/brand.tsx';
import { LanguageButton, SignOutButton, ThemeButton } from '@sojourn/web/site/header-buttons.tsx';
import { go, To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleHelp, ScrollText } from 'lucide-react';
import { useDesk } from '#queue/use-queue.ts';

export function DeskHeader({ onHelp }: { readonly onHelp: () => void }) {
  const t = useText();
  const { data } = useDesk();
  return (
    <header className="desk-header">
      <div className="wrap desk-header__row">
        <To href="/" className="desk-header__brand">
          <Brand />
        </To>
        <div className="desk-header__end">
          <span className="only-desktop">
            <Tag tone="brand">{t('desk.title')}</Tag>
          </span>
          {data && (
            <span className="small text-2 only-desktop">
              {t('desk.header.load', { mine: data.counts.mine, overdue: data.counts.overdue })}
            </span>
          )}
          <ThemeButton />
          <IconButton
            label={t('desk.audit.open')}
            icon={<ScrollText aria-hidden="true" />}
            ghost
            onClick={() => go('/audit')}
          />
          <LanguageButton />
          <IconButton
            label={t('desk.help.title')}
            icon={<CircleHelp aria-hidden="true" />}
            ghost
            onClick={onHelp}
          />
          <SignOutButton />
        </div>
      </div>
    </header>
  );
}

import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Brand } from '@sojourn/web/site/brand.tsx';
import { LanguageButton, SignOutButton, ThemeButton } from '@sojourn/web/site/header-buttons.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ExternalLink } from 'lucide-react';
import { useAdmin } from './use-admin.ts';

export function Header() {
  const t = useText();
  const { data } = useAdmin();
  return (
    <header className="band">
      <div className="wrap band__row">
        <To href="/" className="band__brand">
          <Brand />
        </To>
        <div className="band__end">
          <Tag tone="dark" className="only-desktop">
            {t('admin.title')}
          </Tag>
          {data && (
            <a href={data.portalOrigin} className="band__link">
              <ExternalLink className="icon" aria-hidden="true" />
              <span className="only-desktop">{t('admin.header.portal')}</span>
              <span className="visually-hidden only-phone">{t('admin.header.portal')}</span>
            </a>
          )}
          <ThemeButton />
          <LanguageButton />
          <SignOutButton />
        </div>
      </div>
    </header>
  );
}

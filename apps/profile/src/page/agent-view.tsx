/** What a service desk agent sees in place of every section (A §1): profiles are the customers' own. */

import { Card } from '@sojourn/ui/content/card.tsx';
import { LinkButton } from '@sojourn/ui/inputs/button.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Headset } from 'lucide-react';
import { useHostLinks } from './host-links.tsx';
import './profile-page.css';

export function AgentView() {
  const t = useText();
  const { href, go } = useHostLinks();
  const { brandName, issuerName } = useTenant();
  const user = useSession()?.userInfo;
  return (
    <section className="wrap profile" aria-label={t('profile.title')}>
      <div className="profile__head">
        <h1 className="display-l">{t('profile.agent.title')}</h1>
        <p className="text-2">{t('profile.agent.text', { brand: brandName })}</p>
      </div>
      <Card padded className="profile__agent">
        <Headset className="icon" aria-hidden="true" />
        <div className="stack gap-2">
          {user && (
            <p className="title-s">
              {t('profile.agent.who', { name: `${user.firstName} ${user.lastName}`, email: user.email })}
            </p>
          )}
          <p className="text-2">{t('profile.agent.note', { issuer: issuerName })}</p>
        </div>
        <LinkButton href={href('/')} onClick={go}>
          {t('profile.agent.go')}
        </LinkButton>
      </Card>
    </section>
  );
}

import { LinkButton } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useHostLinks } from './host-links.tsx';

/** Back to what the portal is for (A §2.3). */
export function PageFoot() {
  const t = useText();
  const { href, go } = useHostLinks();
  return (
    <div className="profile__foot">
      <div>
        <p className="display-s">{t('profile.foot.title')}</p>
        <p className="text-2">{t('profile.foot.text')}</p>
      </div>
      <LinkButton href={href('/')} onClick={go}>
        {t('profile.foot.book')}
      </LinkButton>
    </div>
  );
}

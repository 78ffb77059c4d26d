import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button, LinkButton } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useHostLinks } from './host-links.tsx';
import { useMountOptions } from './mount-options.tsx';

/** Stands above what is there, so that nothing typed is lost; the host signs in again, or the portal does. */
export function SessionEnded() {
  const t = useText();
  const { onSessionEnd } = useMountOptions();
  const { href } = useHostLinks();
  const again = onSessionEnd ? (
    <Button size="s" onClick={onSessionEnd}>
      {t('profile.ended.again')}
    </Button>
  ) : (
    <LinkButton size="s" href={href('/login')}>
      {t('profile.ended.again')}
    </LinkButton>
  );
  return (
    <Banner tone="warn" live="alert" title={t('profile.ended.title')} action={again}>
      {t('profile.ended.text')}
    </Banner>
  );
}

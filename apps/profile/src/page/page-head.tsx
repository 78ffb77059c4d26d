import { Breadcrumb } from '@sojourn/ui/content/back-link.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useSession, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useHostLinks } from './host-links.tsx';

type HeadProps = {
  readonly isPhone: boolean;
  /** On a phone a section stands alone: then the heading is for readers. */
  readonly isHidden: boolean;
};

export function PageHead({ isPhone, isHidden }: HeadProps) {
  const t = useText();
  const name = useSession()?.userInfo.firstName;
  const { phase } = useSessionState();
  const title = name ? t('profile.welcome', { name }) : t('profile.welcomeAnybody');
  const isLoading = phase === 'loading';
  if (isHidden) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <>
      {!isPhone && <Path />}
      <div className="profile__head">
        <h1 className="display-l" aria-label={isLoading ? t('profile.title') : undefined}>
          {isLoading ? <Skeleton width={isPhone ? 200 : 320} height={isPhone ? 38 : 52} /> : title}
        </h1>
        <p className="text-2">{t('profile.subtitle')}</p>
      </div>
    </>
  );
}

/** Search goes back in the history, else to the start (A §2.3). */
function Path() {
  const t = useText();
  const { href, back } = useHostLinks();
  return (
    <Breadcrumb label={t('profile.path')}>
      <a href={href('/')} onClick={back}>
        {t('profile.search')}
      </a>
      <span>{t('profile.title')}</span>
    </Breadcrumb>
  );
}

import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { KeyRound } from 'lucide-react';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import './host-card.css';

/** Who lets it, how they answer, and what they get to see of the guest. */
export function HomeHostCard({ home }: { readonly home: Pick<HomeFacts, 'host' | 'booking'> }) {
  const t = useText();
  const locale = useLocale();
  const { host } = home;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = new Intl.ListFormat(locale).format(host.speaks.map((code) => names.of(code) ?? code));
  const rows = [
    { label: t('homePage.host.answers'), value: t('homePage.host.hours', { count: host.answersInHours }) },
    ...(home.booking === 'request'
      ? [
          {
            label: t('homePage.host.accepted'),
            value: t('homePage.host.ofHundred', { count: host.accepted }),
          },
        ]
      : []),
    { label: t('homePage.host.canceled'), value: t('homePage.host.inTwoYears', { count: host.canceled }) },
  ];
  return (
    <section aria-labelledby="home-host">
      <h2 id="home-host" className="display-s home-section__title">
        {t('homePage.host')}
      </h2>
      <div className="card card--clip host-card">
        <div className="host-card__who">
          <Avatar name={host.name} tint />
          <div className="grow">
            <p className="row row--wrap gap-2">
              <b className="title-m">{host.name}</b>
              <Tag tone="brand" icon={<KeyRound aria-hidden="true" />}>
                {t('homePage.host.tag')}
              </Tag>
            </p>
            <p className="small text-2">
              {t(host.kind === 'company' ? 'homePage.host.company' : 'homePage.host.person', {
                year: String(host.since),
                languages,
              })}
            </p>
          </div>
        </div>
        <div className="host-card__facts small">
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-2">{label}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-2">{t(`homePage.host.sees.${home.booking}`, { host: host.name })}</p>
        </div>
      </div>
    </section>
  );
}

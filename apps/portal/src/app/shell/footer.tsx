import { can } from '@sojourn/domain/tenants/tenant.ts';
import { Link } from '@tanstack/react-router';
import { Brand } from '#shared/brand.tsx';
import { useCan, useTenant, useTenantTexts } from '#shared/tenant/tenant.tsx';
import { useText } from '#shared/text/use-text.tsx';
import './footer.css';
import { LanguageChoice } from './language-choice.tsx';
import { VERTICALS } from './verticals.ts';

/** What the issuer says of itself, every place that exists, and the phones. */
export function Footer() {
  const t = useText();
  const tenant = useTenant();
  const { footerLine } = useTenantTexts();
  const hasFavorites = useCan('favorites');
  const hasNight = useCan('complimentaryNight');
  return (
    <footer className="footer">
      <div className="wrap footer__grid">
        <div className="footer__about">
          <Brand />
          <p>{footerLine}</p>
          <LanguageChoice />
        </div>
        <nav aria-labelledby="footer-travel">
          <h2 id="footer-travel">{t('shell.footer.travel')}</h2>
          <ul>
            {VERTICALS.filter(({ capability }) => can(tenant, capability)).map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-account">
          <h2 id="footer-account">{t('shell.footer.account')}</h2>
          <ul>
            <li>
              <Link to="/trips">{t('shell.nav.trips')}</Link>
            </li>
            {hasFavorites && (
              <li>
                <Link to="/favorites/">{t('shell.nav.favorites')}</Link>
              </li>
            )}
          </ul>
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{t('shell.footer.help')}</h2>
          <ul>
            {hasNight && (
              <li>
                <Link to="/terms/complimentary-night/">{t('shell.footer.nightTerms')}</Link>
              </li>
            )}
            <li>
              <a href={`tel:${tenant.supportPhone.replace(/ /g, '')}`}>
                {t('shell.footer.call', { phone: tenant.supportPhone })}
              </a>
            </li>
            <li>
              <a href={`tel:${tenant.supportPhoneAbroad.replace(/ /g, '')}`}>
                {t('shell.footer.callAbroad', { phone: tenant.supportPhoneAbroad })}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

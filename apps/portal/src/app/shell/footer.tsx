import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan, useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Brand } from '#shared/brand.tsx';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { useTenantTexts } from '#shared/text/use-tenant-texts.ts';
import './footer.css';
import { Link } from '#shared/router/link.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** A phone number does not break in the middle. */
const whole = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** What the issuer says of itself, every place that exists, and the phones. */
export function Footer() {
  const t = useText();
  const sold = useSoldProducts();
  const { footerLine } = useTenantTexts();
  const hasFavorites = useFavoritesOffered();
  const isAgent = useIsAgent();
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
            {sold.map(({ nav: { label, to } }) => (
              <li key={label}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-account">
          <h2 id="footer-account">{t('shell.footer.account')}</h2>
          <ul>
            {!isAgent && (
              <>
                <li>
                  <Link to="/trips">{t('shell.nav.trips')}</Link>
                </li>
                <li>
                  <Link to="/wallet">{t('shell.footer.wallet')}</Link>
                </li>
              </>
            )}
            <li>
              <Link to="/premium-offers/">{t('shell.footer.offers')}</Link>
            </li>
            <li>
              <Link to="/profile/">{t('shell.nav.profile')}</Link>
            </li>
            {!isAgent && (
              <li>
                <Link to="/profile/" search={{ section: 'payment-methods' }}>
                  {t('shell.nav.cards')}
                </Link>
              </li>
            )}
            {hasFavorites && (
              <li>
                <Link to="/favorites/">{t('shell.nav.favorites')}</Link>
              </li>
            )}
          </ul>
        </nav>
        <Help />
      </div>
      <Legal />
    </footer>
  );
}

/** Answers, terms, and the phones. */
function Help() {
  const t = useText();
  const tenant = useTenant();
  const hasNight = useCan('complimentaryNight');
  return (
    <nav aria-labelledby="footer-help">
      <h2 id="footer-help">{t('shell.footer.help')}</h2>
      <ul>
        <li>
          <Link to="/faq/">{t('shell.footer.faq')}</Link>
        </li>
        <li>
          <Link to="/support">{t('shell.footer.contact')}</Link>
        </li>
        <li>
          <Link to="/terms/" search={{}}>
            {t('shell.footer.terms')}
          </Link>
        </li>
        {hasNight && (
          <li>
            <Link to="/terms/complimentary-night/">{t('shell.footer.nightTerms')}</Link>
          </li>
        )}
        <li>
          <a href={`tel:${tenant.supportPhone.replace(/ /g, '')}`}>
            {t('shell.footer.call', { phone: whole(tenant.supportPhone) })}
          </a>
        </li>
        <li>
          <a href={`tel:${tenant.supportPhoneAbroad.replace(/ /g, '')}`}>
            {t('shell.footer.callAbroad', { phone: whole(tenant.supportPhoneAbroad) })}
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Whose site it is, and what the law and fairness ask to be found from every page. */
function Legal() {
  const t = useText();
  const { legalName } = useTenant();
  const year = useToday().slice(0, 4);
  return (
    <nav className="wrap footer__legal small" aria-label={t('shell.footer.legal')}>
      <span>{t('shell.footer.copyright', { year, legal: legalName })}</span>
      <Link to="/privacy/">{t('shell.footer.privacy')}</Link>
      <Link to="/cookies/">{t('shell.footer.cookies')}</Link>
      <Link to="/accessibility/">{t('shell.footer.accessibility')}</Link>
    </nav>
  );
}

import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { useAnchor } from '#shared/use-anchor.ts';
import { LEGAL_DOCUMENTS, type LegalDocumentId, type LegalSection } from './data/documents.ts';
import './legal.css';
import { Link } from '#shared/router/link.tsx';

/** A phone number does not break in the middle. */
const whole = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** The document's words, with the names and phones of who says them; its structure names them. */
function useLegalText(document: LegalDocumentId): (part: string) => string {
  const t = useText();
  const { brandName, issuerName, legalName, supportPhone, supportPhoneAbroad } = useTenant();
  const values = {
    brand: brandName,
    issuer: issuerName,
    legal: legalName,
    phone: whole(supportPhone),
    phoneAbroad: whole(supportPhoneAbroad),
  };
  return (part) => t(`legal.${document}.${part}` as MessageId, values);
}

/** A page of its own for one document: title, contents, sections, and the way to write to us. */
export function LegalFrame({ document }: { readonly document: LegalDocumentId }) {
  const t = useText();
  const words = useLegalText(document);
  const sections: readonly LegalSection[] = LEGAL_DOCUMENTS[document];
  useTitle(words('title'));
  useAnchor(document);
  return (
    <article className="wrap legal">
      <header>
        <h1 className="display-l">{words('title')}</h1>
        <p className="body-l text-2">{words('lead')}</p>
      </header>
      <nav className="legal__contents small no-print" aria-label={t('legal.contents')}>
        <ul>
          {sections.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`} className="link link--alone">
                {words(`${id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="legal__text">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="title-m">
              {words(`${section.id}.title`)}
            </h2>
            <Block section={section} words={words} />
          </section>
        ))}
        <p>
          <Link to="/support" className="link link--alone">
            {t('legal.contact')}
          </Link>
        </p>
      </div>
    </article>
  );
}

type BlockProps = { readonly section: LegalSection; readonly words: (part: string) => string };

function Block({ section: { id, kind, items }, words }: BlockProps) {
  const t = useText();
  const rows = Array.from({ length: items }, (_, index) => `${id}.${index + 1}`);
  if (kind === 'text') return rows.map((row) => <p key={row}>{words(row)}</p>);
  if (kind === 'list') {
    return (
      <ul>
        {rows.map((row) => (
          <li key={row}>{words(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <table className="legal__facts">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('legal.facts.name')}</th>
          <th scope="col">{t('legal.facts.use')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{words(`${row}.name`)}</th>
            <td>{words(`${row}.use`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

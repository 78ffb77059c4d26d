import { can } from '@sojourn/domain/tenants/tenant.ts';
import { anchorOf, type PlacedVersion, sectionsOf, versionsOn } from '@sojourn/domain/terms/documents.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { TermsBlock } from './terms-block.tsx';
import { useTermsText } from './use-terms-text.ts';

/** "Version booking-2026-11, in force since Nov 1, 2026". */
function useVersionLine(): (placed: PlacedVersion) => string {
  const t = useText();
  const locale = useLocale();
  return ({ version, until, standing }) => {
    const values = { version: version.id, day: formatDate(version.effectiveFrom, locale, 'year') };
    if (until) return t('terms.versionUntil', { ...values, until: formatDate(until, locale, 'year') });
    return t(standing === 'future' ? 'terms.versionFrom' : 'terms.version', values);
  };
}

type TermsDocumentProps = {
  readonly placed: PlacedVersion;
  /** The page has its title already. */
  readonly bare?: boolean;
};

/** One document in one version: its day, its sections with their anchors, its other versions. */
export function TermsDocumentView({ placed, bare = false }: TermsDocumentProps) {
  const words = useTermsText();
  const tenant = useTenant();
  const { document, version } = placed;
  const sections = sectionsOf(version.id, (capability) => can(tenant, capability));
  const Heading = bare ? 'h2' : 'h3';
  const title = words.of(document.id, 'title');
  return (
    <section className="terms-document" {...(bare ? {} : { id: anchorOf(document.id), 'aria-label': title })}>
      {!bare && (
        <>
          <h2 className="display-m">{title}</h2>
          <p className="text-2">{words.of(document.id, 'summary')}</p>
        </>
      )}
      <VersionLine placed={placed} />
      {sections.map(({ id, blocks }) => (
        <section key={id} id={anchorOf(document.id, id)} className="terms-section">
          <Heading className="title-m">
            {words.in(version.id, id, 'title')}
            <SectionLink anchor={anchorOf(document.id, id)} title={words.in(version.id, id, 'title')} />
          </Heading>
          {blocks.map((block, index) => (
            <TermsBlock
              // biome-ignore lint/suspicious/noArrayIndexKey: a version's blocks never change
              key={index}
              version={version.id}
              section={id}
              place={index + 1}
              block={block}
            />
          ))}
        </section>
      ))}
      <Versions placed={placed} />
    </section>
  );
}

function VersionLine({ placed }: { readonly placed: PlacedVersion }) {
  const t = useText();
  const { version } = useSearch();
  const line = useVersionLine();
  return (
    <p className="small text-3 terms-version">
      {line(placed)}{' '}
      {version !== placed.version.id && (
        <Link
          to="/terms/"
          search={{ version: placed.version.id }}
          className="link no-print"
          aria-label={`${t('terms.permalink')}: ${placed.version.id}`}
        >
          {t('terms.permalink')}
        </Link>
      )}
    </p>
  );
}

function SectionLink({ anchor, title }: { readonly anchor: string; readonly title: string }) {
  const t = useText();
  return (
    <a href={`#${anchor}`} className="terms-section__link no-print" aria-label={t('terms.link', { title })}>
      #
    </a>
  );
}

/** The others, once there are any. */
function Versions({ placed }: { readonly placed: PlacedVersion }) {
  const t = useText();
  const line = useVersionLine();
  const versions = versionsOn(placed.document, useToday());
  if (versions.length < 2) return null;
  return (
    <details className="small terms-versions no-print">
      <summary className="link--alone">{t('terms.versions')}</summary>
      <ul>
        {versions.map((each) => (
          <li key={each.version.id}>
            <Link to="/terms/" search={{ version: each.version.id }} className="link">
              {line(each)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

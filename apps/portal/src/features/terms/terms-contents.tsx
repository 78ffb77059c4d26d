import { can } from '@sojourn/domain/tenants/tenant.ts';
import { anchorOf, type PlacedVersion, sectionsOf } from '@sojourn/domain/terms/documents.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTermsText } from './use-terms-text.ts';

type Props = {
  readonly shown: readonly PlacedVersion[];
  /** The sections alone: the page is about one document. */
  readonly bare?: boolean;
};

/** The table of contents: at the side, and folded above the text on phones. */
export function TermsContents({ shown, bare = false }: Props) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const list = <Entries shown={shown} bare={bare} />;
  return (
    <nav className="terms-contents no-print" aria-labelledby="terms-contents">
      {isPhone ? (
        <details>
          <summary id="terms-contents" className="title-s">
            {t('terms.contents')}
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h2 id="terms-contents" className="title-s">
            {t('terms.contents')}
          </h2>
          {list}
        </>
      )}
    </nav>
  );
}

function Entries({ shown, bare }: Required<Props>) {
  const tenant = useTenant();
  const words = useTermsText();
  return (
    <ol>
      {shown.map(({ document, version }) => {
        const sections = (
          <ol className="terms-contents__sections">
            {sectionsOf(version.id, (capability) => can(tenant, capability)).map(({ id }) => (
              <li key={id}>
                <a href={`#${anchorOf(document.id, id)}`}>{words.in(version.id, id, 'title')}</a>
              </li>
            ))}
          </ol>
        );
        return (
          <li key={version.id}>
            {!bare && (
              <a href={`#${anchorOf(document.id)}`} className="terms-contents__document">
                {words.of(document.id, 'title')}
              </a>
            )}
            {sections}
          </li>
        );
      })}
    </ol>
  );
}

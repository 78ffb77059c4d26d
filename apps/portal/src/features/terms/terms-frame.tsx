import type { PlacedVersion } from '@sojourn/domain/terms/documents.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTitle } from '#shared/text/use-title.ts';
import { useAnchor } from '#shared/use-anchor.ts';
import './terms.css';
import { TermsContents } from './terms-contents.tsx';
import { TermsDocumentView } from './terms-document.tsx';

type TermsFrameProps = {
  readonly title: string;
  readonly lead: string;
  readonly shown: readonly PlacedVersion[];
  /** One document whose title is the page's. */
  readonly bare?: boolean;
  /** Before the text: which version this is, what was not found. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
};

/** A page of terms: title, print button, contents, documents. */
export function TermsFrame({ title, lead, shown, bare = false, notice, children }: TermsFrameProps) {
  const t = useText();
  useTitle(title);
  useAnchor(shown.map(({ version }) => version.id).join());
  return (
    <article className="wrap terms">
      <header className="terms__head">
        <div>
          <h1 className="display-l">{title}</h1>
          <p className="body-l text-2">{lead}</p>
        </div>
        <Button
          variant="secondary"
          size="s"
          icon={<Printer aria-hidden="true" />}
          className="no-print"
          onClick={() => window.print()}
        >
          {t('terms.print')}
        </Button>
      </header>
      {notice}
      <div className="terms__body">
        <TermsContents shown={shown} bare={bare} />
        <div className="terms__text">
          {shown.map((placed) => (
            <TermsDocumentView key={placed.version.id} placed={placed} bare={bare} />
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}

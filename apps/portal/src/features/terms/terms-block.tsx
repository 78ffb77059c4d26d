import type { TermsBlock as Block } from '@sojourn/domain/terms/section.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTermsText } from './use-terms-text.ts';

type TermsBlockProps = {
  readonly version: string;
  readonly section: string;
  /** Counted from 1 within the section. */
  readonly place: number;
  readonly block: Block;
};

const from1To = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A paragraph, a list, numbered steps, or a table of what holds. */
export function TermsBlock({ version, section, place, block }: TermsBlockProps) {
  const words = useTermsText();
  if (block.kind === 'text') return <p>{words.in(version, section, `${place}`)}</p>;
  const rows = from1To(block.items);
  if (block.kind === 'facts')
    return <Facts version={version} section={section} place={place} count={block.items} />;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {rows.map((row) => (
        <li key={row}>{words.in(version, section, `${place}.${row}`)}</li>
      ))}
    </List>
  );
}

type FactsProps = Omit<TermsBlockProps, 'block'> & { readonly count: number };

function Facts({ version, section, place, count }: FactsProps) {
  const t = useText();
  const words = useTermsText();
  return (
    <table className="terms-facts">
      <caption className="visually-hidden">{words.in(version, section, 'title')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('terms.facts.what')}</th>
          <th scope="col">{t('terms.facts.value')}</th>
        </tr>
      </thead>
      <tbody>
        {from1To(count).map((row) => (
          <tr key={row}>
            <th scope="row">{words.in(version, section, `${place}.${row}.what`)}</th>
            <td>{words.in(version, section, `${place}.${row}.value`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

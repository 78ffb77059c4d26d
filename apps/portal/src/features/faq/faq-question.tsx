import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronDown } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import type { RenderedQuestion } from './faq.ts';

type Props = { readonly topic: string; readonly question: RenderedQuestion; readonly open: boolean };

/** A question that opens on its answer, with its own address. */
export function FaqQuestion({ topic, question, open }: Props) {
  const t = useText();
  const { id, anchor, ask, answer, to } = question;
  return (
    <li id={anchor}>
      <details className="faq-question" open={open || undefined}>
        <summary>
          <h3 className="title-s">{ask}</h3>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <p>{answer}</p>
        <p className="small row row--wrap gap-4 no-print">
          {to && (
            <Link to={to} className="link">
              {t(`faq.${topic}.${id}.link` as MessageId)}
            </Link>
          )}
          <a href={`#${anchor}`} className="text-3 faq-question__link">
            {t('faq.link')}
            <span className="visually-hidden">: {ask}</span>
          </a>
        </p>
      </details>
    </li>
  );
}

/** `/faq/` (A §2.1): questions by topic, searched as one types (`q=`), each with an address of its own. */

import { Card } from '@sojourn/ui/content/card.tsx';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTitle } from '#shared/text/use-title.ts';
import { useAnchor } from '#shared/use-anchor.ts';
import { type RenderedTopic, searchTopics } from './faq.ts';
import './faq.css';
import { Link } from '#shared/router/link.tsx';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';
import { FaqQuestion } from './faq-question.tsx';
import { useFaq, useFaqValues } from './use-faq.ts';

/** What is searched for: at once on the page, and in the address without a step in the history. */
function useWords(): [words: string, search: (words: string) => void] {
  const { q = '' } = useSearch();
  const navigate = useNavigate();
  const [words, setWords] = useState(q);
  return [
    words,
    (next) => {
      setWords(next);
      const search = { q: next.trim() || undefined };
      void navigate({ to: '/faq/', search, replace: true, resetScroll: false });
    },
  ];
}

export function FaqPage() {
  const t = useText();
  const values = useFaqValues();
  const all = useFaq();
  const [words, search] = useWords();
  const shown = useMemo(() => searchTopics(all, words), [all, words]);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const searched = words.trim();
  useTitle(t('faq.title'));
  useAnchor('faq');
  return (
    <div className="wrap faq">
      <h1 className="display-l">{t('faq.title')}</h1>
      <p className="body-l text-2 faq__lead">{t('faq.lead', values)}</p>
      <search className="faq__search no-print">
        <TextInput
          type="search"
          label={t('faq.search')}
          placeholder={t('faq.search.placeholder')}
          icon={<Search aria-hidden="true" />}
          value={words}
          maxLength={80}
          onChange={(event) => search(event.target.value)}
        />
        <p className={count > 0 ? 'small text-2' : 'visually-hidden'} role="status">
          {searched && count > 0 && t('faq.found', { count, words: searched })}
          {searched && count === 0 && t('faq.none.title', { words: searched })}
        </p>
      </search>
      {count > 0 ? (
        <Topics topics={shown} opened={searched !== '' && count === 1} />
      ) : (
        <EmptyState
          art={{ seed: 'faq', kind: 'aerial' }}
          title={t('faq.none.title', { words: searched })}
          action={<Button onClick={() => search('')}>{t('faq.all')}</Button>}
        >
          {t('faq.none.text', values)}
        </EmptyState>
      )}
      <Card as="aside" padded className="faq__more">
        <h2 className="title-m">{t('faq.more.title')}</h2>
        <p className="text-2">{t('faq.more.text', values)}</p>
        <Link to="/support" className="link link--alone">
          {t('faq.more.write')}
        </Link>
        <Link to="/terms/" search={{}} className="link link--alone">
          {t('faq.more.terms')}
        </Link>
      </Card>
    </div>
  );
}

type TopicsProps = { readonly topics: readonly RenderedTopic[]; readonly opened: boolean };

function Topics({ topics, opened }: TopicsProps) {
  const t = useText();
  return (
    <div className="faq__body">
      <nav className="faq__topics" aria-label={t('faq.topics')}>
        <ul>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="faq__topic">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="faq__list">
        {topics.map(({ id, title, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="display-s">
              {title}
            </h2>
            <ul>
              {questions.map((question) => (
                <FaqQuestion key={question.id} topic={id} question={question} open={opened} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

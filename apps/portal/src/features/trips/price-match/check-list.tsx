/** The checks in the order in which they decide, with what they came to once somebody claims. */
import type { MatchClaim } from '@sojourn/contract/price-match.ts';
import { claimHours, matchChecks } from '@sojourn/domain/protections/price-match.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, CircleDashed, Search, X } from 'lucide-react';

type CheckState = MatchClaim['checks'][number];
type Props = { readonly termsId: string; readonly checks?: readonly CheckState[] };

const LOOKS = {
  met: { tone: 'good', icon: <Check aria-hidden="true" /> },
  notMet: { tone: 'bad', icon: <X aria-hidden="true" /> },
  checking: { tone: 'info', icon: <Search aria-hidden="true" /> },
} as const;

/** What a check is called; a test makes sure that every check of every version has its words. */
export const checkName = (clauseId: string): MessageId => `priceMatch.check.${clauseId}` as MessageId;

export function CheckList({ termsId, checks }: Props) {
  const t = useText();
  const terms = termsById(termsId);
  return (
    <Card as="section" className="match__checks" aria-labelledby="match-checks">
      <header>
        <h2 id="match-checks" className="title-l">
          {t('priceMatch.checks.title')}
        </h2>
        <p className="small text-2">{t('priceMatch.checks.lead')}</p>
      </header>
      <ol>
        {matchChecks(terms).map(({ id }, index) => {
          const found = checks?.find(({ clauseId }) => clauseId === id);
          return (
            <li key={id} className="match__check" data-state={found?.state}>
              <span className="match__mark" aria-hidden="true">
                {found ? LOOKS[found.state].icon : <CircleDashed />}
              </span>
              <div className="grow">
                <h3 className="strong">
                  {index + 1}. {t(checkName(id), { hours: claimHours(terms) })}
                </h3>
                <p className="small text-2">{t(`priceMatch.about.${id}` as MessageId)}</p>
              </div>
              {found && <Result check={found} />}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function Result({ check: { state, isAutomatic } }: { readonly check: CheckState }) {
  const t = useText();
  const { tone, icon } = LOOKS[state];
  return (
    <div className="match__result">
      <Tag tone={tone} icon={icon}>
        {t(`priceMatch.state.${state}`)}
      </Tag>
      {state !== 'checking' && (
        <span className="small text-2">{t(`priceMatch.by.${isAutomatic ? 'automatic' : 'agent'}`)}</span>
      )}
    </div>
  );
}

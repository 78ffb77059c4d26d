/** A price match claim in its case: what the agent found on the page, and what the terms make of it. */
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { MatchClaim } from '@sojourn/contract/price-match.ts';
import { MATCH_ANSWERS, type MatchAnswer } from '@sojourn/domain/protections/price-match.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readDollars } from './read-amount.ts';

type Input = Omit<NonNullable<RequestOf<Calls['decidePriceMatch']>['input']>, 'version'>;
const keyOf = (caseId: string) => ['price-match', caseId] as const;

/** Nothing in a case about anything else. */
export function MatchPanel({ shown }: { readonly shown: DeskCase }) {
  const { caseId, version } = shown;
  const { data } = useQuery({
    queryKey: [...keyOf(caseId), version],
    queryFn: ({ signal }) => api.getDeskPriceMatch({ params: { caseId } }, { signal }),
    enabled: shown.kind === 'priceMatch',
    placeholderData: (before) => before,
  });
  return data?.claim ? <Panel shown={shown} claim={data.claim} /> : null;
}

type Props = { readonly shown: DeskCase; readonly claim: MatchClaim };

function Panel({ shown, claim }: Props) {
  const t = useText();
  const locale = useLocale();
  const isOpen = claim.state === 'checking' || claim.state === 'appealed';
  const failed = claim.failedClauseId
    ? t(`priceMatch.check.${claim.failedClauseId}` as MessageId, { hours: 24 })
    : '';
  return (
    <section className="case__match stack gap-3" aria-labelledby="match">
      <h2 id="match" className="title-m">
        {t('priceMatch.desk.title')}
      </h2>
      <KeyValues className="small">
        <KeyValue label={t('priceMatch.compare.ours')}>{formatMoney(claim.booked, locale)}</KeyValue>
        <KeyValue label={t('priceMatch.compare.claimed')}>{formatMoney(claim.claimed, locale)}</KeyValue>
        {claim.seen && (
          <KeyValue label={t('priceMatch.compare.seen')}>{formatMoney(claim.seen, locale)}</KeyValue>
        )}
      </KeyValues>
      <a
        href={claim.url}
        target="_blank"
        rel="noreferrer noopener nofollow"
        className="link small case__page"
      >
        {claim.url}
      </a>
      {claim.state === 'appealed' && <p className="small strong">{t('priceMatch.desk.appeal')}</p>}
      {isOpen ? (
        <Decide shown={shown} />
      ) : (
        <p className="strong">
          {claim.state === 'credited'
            ? t('priceMatch.desk.decided.credited', { credit: formatMoney(claim.credit, locale) })
            : t('priceMatch.desk.decided.declined', { check: failed })}
        </p>
      )}
    </section>
  );
}

type Answers = { readonly [A in MatchAnswer]?: boolean };

function Decide({ shown }: Pick<Props, 'shown'>) {
  const t = useText();
  const [answers, setAnswers] = useState<Answers>({});
  const [seen, setSeen] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const decide = useDecide(shown);
  const seenMinor = readDollars(seen);
  const text = note.trim();
  const { sameItinerary, inDollars, open, verified } = answers;
  const send = () => {
    setTried(true);
    if (
      sameItinerary === undefined ||
      inDollars === undefined ||
      open === undefined ||
      verified === undefined
    )
      return;
    if (seenMinor === null || !text) return;
    decide.mutate({ answers: { sameItinerary, inDollars, open, verified }, seenMinor, note: text });
  };
  const isMissing = isTried && MATCH_ANSWERS.some((name) => answers[name] === undefined);
  return (
    <div className="stack gap-3">
      <p className="small text-2">{t('priceMatch.desk.lead')}</p>
      {MATCH_ANSWERS.map((name) => (
        <fieldset key={name} className="case__question">
          <legend className="small strong">{t(`priceMatch.desk.${name}`)}</legend>
          {[true, false].map((answer) => (
            <Radio
              key={String(answer)}
              name={`match-${name}`}
              label={t(answer ? 'priceMatch.desk.yes' : 'priceMatch.desk.no')}
              checked={answers[name] === answer}
              onChange={() => setAnswers({ ...answers, [name]: answer })}
            />
          ))}
        </fieldset>
      ))}
      {isMissing && (
        <p className="small case__bad" role="alert">
          {t('priceMatch.desk.unanswered')}
        </p>
      )}
      <TextInput
        label={t('priceMatch.desk.seen')}
        inputMode="decimal"
        autoComplete="off"
        value={seen}
        error={isTried && seenMinor === null ? t('priceMatch.form.price.bad') : undefined}
        onChange={(event) => setSeen(event.target.value)}
      />
      <TextArea
        label={t('priceMatch.desk.note')}
        value={note}
        error={isTried && !text ? t('priceMatch.desk.note.missing') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      {decide.error && codeOf(decide.error) !== 'CaseOutdated' && <DeedProblem thrown={decide.error} />}
      <Button className="case__decide" loading={decide.isPending} onClick={send}>
        {t('priceMatch.desk.decide')}
      </Button>
    </div>
  );
}

function useDecide({ caseId, version }: DeskCase) {
  const queries = useQueryClient();
  const random = useRandom();
  return useMutation({
    mutationFn: (input: Input) =>
      api.decidePriceMatch(
        { params: { caseId }, input: { ...input, version } },
        { idempotencyKey: newIdempotencyKey(random) },
      ),
    onSettled: () => {
      for (const queryKey of [['case', caseId], keyOf(caseId), ['queue'], ['desk']])
        void queries.invalidateQueries({ queryKey });
    },
  });
}

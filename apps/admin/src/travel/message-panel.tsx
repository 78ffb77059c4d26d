import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import type { DayView } from '@sojourn/domain/companies/whereabouts.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useAttempt, useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { latestRound, recipients } from './travel-view.ts';

const MOST = 2_000;
const PLANS = ['plans'] as const;
const DRAFTS = ['safe', ...PLANS] as const;
type Audience = 'open' | 'everyone';

type MessagePanelProps = { readonly travelers: readonly TravelerThere[]; readonly view: DayView };

/** To those who are shown beside it: who isn't safe yet, once somebody was asked. */
export function MessagePanel({ travelers, view }: MessagePanelProps) {
  const t = useText();
  const [chosen, setAudience] = useState<Audience | null>(null);
  const [text, setText] = useState('');
  const counts = { open: recipients(travelers, 'open'), everyone: recipients(travelers, 'everyone') };
  const hasReplies = counts.open.length > 0;
  const audience = chosen === 'everyone' || !hasReplies ? 'everyone' : 'open';
  const personIds = counts[audience].slice(0, MOST);
  const follows = audience === 'open' ? latestRound(travelers)?.roundId : undefined;
  const input = { personIds: [...personIds], text: text.trim(), ...(follows ? { follows } : {}) };
  const { send, press } = useSending(input, () => {
    setText('');
    setAudience(null);
  });
  return (
    <section className="panel" aria-labelledby="message-title">
      <h2 id="message-title" className="panel__head title-l">
        {t('adminTravel.message')}
      </h2>
      <div className="panel__body stack gap-3">
        {hasReplies && (
          <Segmented
            label={t('adminTravel.to')}
            value={audience}
            onChange={setAudience}
            options={(['open', 'everyone'] as const).map((value) => ({
              value,
              label: t(`adminTravel.to.${value}`, { count: counts[value].length }),
            }))}
          />
        )}
        <div className="row row--wrap gap-2">
          {(view === 'ahead' ? PLANS : DRAFTS).map((kind) => (
            <Chip key={kind} size="s" onClick={() => setText(t(`adminTravel.draft.${kind}.text`))}>
              {t(`adminTravel.draft.${kind}`)}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t('adminTravel.text')}
          maxLength={1_000}
          value={text}
          placeholder={t('adminTravel.textHint')}
          onChange={(event) => setText(event.target.value)}
        />
        {send.error && <DeedProblem thrown={send.error} />}
        <Button
          full
          icon={<Send className="icon" aria-hidden="true" />}
          disabled={text.trim() === ''}
          loading={send.isPending}
          onClick={press}
        >
          {t('adminTravel.send', { count: personIds.length })}
        </Button>
        <p className="small text-2">
          {t(view === 'today' ? 'adminTravel.messageNote' : 'adminTravel.messageNote.otherDay')}
        </p>
      </div>
    </section>
  );
}

type Input = Parameters<typeof api.messageTravelers>[0]['input'];

/** Sent once: a second press does nothing, and a try again is the same message. */
function useSending(input: Input, onSent: () => void) {
  const t = useText();
  const show = useToast();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const send = useMutation({
    mutationFn: () => api.messageTravelers({ input }, attempt.optionsFor(input)),
    onSuccess: ({ sent }) => {
      attempt.end();
      show({ text: t('adminTravel.sent', { count: sent }) });
      onSent();
      void queries.invalidateQueries({ queryKey: ['travelers'] });
    },
  });
  return { send, press: useOneAtATime(() => send.mutateAsync().catch(() => undefined)) };
}

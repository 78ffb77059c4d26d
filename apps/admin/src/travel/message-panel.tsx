import type { PersonId } from '@sojourn/domain/ids.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';

const MOST = 2_000;

/** To everybody who's shown beside it. */
export function MessagePanel({ personIds }: { readonly personIds: readonly PersonId[] }) {
  const t = useText();
  const show = useToast();
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: () =>
      api.messageTravelers({ input: { personIds: personIds.slice(0, MOST), text: text.trim() } }),
    onSuccess: ({ sent }) => {
      show({ text: t('adminTravel.sent', { count: sent }) });
      setText('');
    },
  });
  return (
    <section className="panel" aria-labelledby="message-title">
      <h2 id="message-title" className="panel__head title-l">
        {t('adminTravel.message')}
      </h2>
      <div className="panel__body stack gap-3">
        <TextArea
          label={t('adminTravel.text')}
          maxLength={1_000}
          value={text}
          placeholder={t('adminTravel.textHint')}
          onChange={(event) => setText(event.target.value)}
        />
        {send.error && <DeedProblem thrown={send.error} />}
        <Button
          icon={<Send className="icon" aria-hidden="true" />}
          disabled={text.trim() === ''}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('adminTravel.send', { count: Math.min(MOST, personIds.length) })}
        </Button>
      </div>
    </section>
  );
}

import type { CaseId } from '@sojourn/domain/ids.ts';
import { CASE_TEXT_MAX } from '@sojourn/domain/support/case-events.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { useReply } from './use-support.ts';

type Props = { readonly caseId: CaseId; readonly name: string | null; readonly isResolved: boolean };

/** What's typed stays until it's sent. */
export function CaseReply({ caseId, name, isResolved }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const reply = useReply(caseId);
  const { title, cause, action } = useErrorTexts(codeOf(reply.error));
  const words = text.trim();
  const label = name ? t('support.reply.to', { name }) : t('support.reply.us');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!words || reply.isPending) return;
    const onSuccess = () => {
      setText('');
      setTried(false);
    };
    reply.mutate(words, { onSuccess });
  };
  return (
    <form className="support-reply" onSubmit={submit} noValidate>
      {isResolved && <p className="small text-2">{t('support.reply.reopens')}</p>}
      <TextArea
        label={label}
        labelHidden
        placeholder={label}
        rows={3}
        maxLength={CASE_TEXT_MAX}
        value={text}
        error={isTried && !words ? t('support.text.missing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {reply.error && (
        <Banner tone="bad" size="s" live="alert" title={title}>
          {cause} {action}
        </Banner>
      )}
      <span className="support-reply__send">
        <Button type="submit" size="s" loading={reply.isPending} loadingLabel={t('support.sending')}>
          {t('support.reply.send')}
        </Button>
      </span>
    </form>
  );
}

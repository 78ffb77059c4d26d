import type { CaseId } from '@sojourn/domain/ids.ts';
import { CASE_TEXT_MAX } from '@sojourn/domain/support/case-events.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { ChosenFiles, FileButton } from '@sojourn/web/files/file-field.tsx';
import { useFiles } from '@sojourn/web/files/use-files.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { sendFile } from '#shared/files/send-file.ts';
import { useReply } from './use-support.ts';

type Props = { readonly caseId: CaseId; readonly name: string | null; readonly isResolved: boolean };

/** What's typed stays until it's sent. */
export function CaseReply({ caseId, name, isResolved }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const files = useFiles(sendFile);
  const reply = useReply(caseId);
  const { title, cause, action } = useErrorTexts(codeOf(reply.error));
  const words = text.trim();
  const label = name ? t('support.reply.to', { name }) : t('support.reply.us');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!words || reply.isPending || !files.isReady) return;
    const onSuccess = () => {
      setText('');
      files.clear();
      setTried(false);
    };
    reply.mutate({ text: words, fileIds: files.fileIds }, { onSuccess });
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
      <ChosenFiles files={files} />
      {isTried && !files.isReady && !files.isSending && (
        <p className="small text-2" role="alert">
          {t('files.failed')}
        </p>
      )}
      {reply.error && (
        <Banner tone="bad" size="s" live="alert" title={title}>
          {cause} {action}
        </Banner>
      )}
      <div className="row row--between row--wrap gap-3">
        <FileButton files={files} />
        <Button
          type="submit"
          size="s"
          loading={reply.isPending || files.isSending}
          loadingLabel={t(files.isSending ? 'files.uploading' : 'support.sending')}
        >
          {t('support.reply.send')}
        </Button>
      </div>
      <p className="micro text-3">{t('files.hint')}</p>
    </form>
  );
}

import type { BookingId } from '@sojourn/domain/ids.ts';
import { CASE_TEXT_MAX } from '@sojourn/domain/support/case-events.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { ChosenFiles, FileButton } from '@sojourn/web/files/file-field.tsx';
import { useFiles } from '@sojourn/web/files/use-files.ts';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { sendFile } from '#shared/files/send-file.ts';
import { Refused } from './claim-form.tsx';
import { useAppeal } from './use-price-match.ts';

/** Once, in the customer's words. */
export function AppealForm({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const appeal = useAppeal(bookingId);
  const files = useFiles(sendFile);
  const text = typed.trim();
  const send = useOneAtATime(
    async () => text && appeal.mutateAsync({ text, fileIds: files.fileIds }).catch(() => undefined),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (files.isReady) send();
  };
  return (
    <Card as="section" padded className="stack gap-3" aria-labelledby="match-appeal">
      <div>
        <h2 id="match-appeal" className="title-l">
          {t('priceMatch.appeal.title')}
        </h2>
        <p className="small text-2">{t('priceMatch.appeal.text')}</p>
      </div>
      <form className="match__form" onSubmit={submit} noValidate>
        <TextArea
          label={t('priceMatch.appeal.label')}
          value={typed}
          rows={4}
          maxLength={CASE_TEXT_MAX}
          error={isTried && !text ? t('priceMatch.appeal.missing') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <FileButton files={files} />
        </div>
        <ChosenFiles files={files} />
        {isTried && !files.isReady && !files.isSending && (
          <p className="small match__bad" role="alert">
            {t('files.failed')}
          </p>
        )}
        {appeal.error && <Refused thrown={appeal.error} />}
        <Button
          type="submit"
          loading={appeal.isPending || files.isSending}
          loadingLabel={t(files.isSending ? 'files.uploading' : 'priceMatch.appeal.sending')}
        >
          {t('priceMatch.appeal.send')}
        </Button>
      </form>
    </Card>
  );
}

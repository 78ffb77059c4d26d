/** B §4, agent fulfill: what became of a change that couldn't be made online. */
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { Doing } from './use-case.ts';

const RESULTS = ['Success', 'Failed'] as const;
type Props = { readonly doing: Doing; readonly open: boolean; readonly onClose: () => void };

export function FulfillDialog({ doing, open, onClose }: Props) {
  const t = useText();
  const [result, setResult] = useState<(typeof RESULTS)[number]>('Success');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const words = text.trim();
  const send = () => {
    setTried(true);
    if (words) doing.mutate({ do: 'fulfill', input: { result, text: words } }, { onSuccess: onClose });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('desk.fulfill.title')}
      closeLabel={t('desk.close')}
      actions={
        <Button loading={doing.isPending} onClick={send}>
          {t('desk.fulfill.send')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <fieldset className="stack gap-2">
          <legend className="small strong">{t('desk.fulfill.result')}</legend>
          {RESULTS.map((each) => (
            <Radio
              key={each}
              name="fulfilled"
              label={t(`desk.fulfill.${each}`)}
              checked={result === each}
              onChange={() => setResult(each)}
            />
          ))}
        </fieldset>
        <TextArea
          label={t('desk.fulfill.text')}
          hint={t('desk.fulfill.hint')}
          value={text}
          error={isTried && !words ? t('desk.composer.empty') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Modal>
  );
}

/** Writes to the customer or to the desk. What's typed stays until it's sent. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { ChosenFiles, FileButton } from '@sojourn/web/files/file-field.tsx';
import { useFiles } from '@sojourn/web/files/use-files.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useShortcuts } from '#keys/use-shortcuts.ts';
import { Macros } from './macros.tsx';
import type { Doing } from './use-case.ts';
import { useDraft } from './use-draft.ts';

const NEXT = ['work', 'waitOnTraveler', 'waitOnSupplier', 'resolve'] as const;
type Next = (typeof NEXT)[number];
type Props = { readonly shown: DeskCase; readonly doing: Doing };

/** The field's text, what it's written as, and sending it. */
function useComposing({ shown, doing }: Props) {
  const { text, setText, clear } = useDraft(shown.caseId);
  const [kind, setKind] = useState<'reply' | 'note'>('reply');
  const [next, setNext] = useState<Next>('waitOnTraveler');
  const [isTried, setTried] = useState(false);
  const canAnswer = shown.thread.offers.includes('answer');
  const isNote = kind === 'note' || !canAnswer;
  const words = text.trim();
  const { caseId } = shown;
  const files = useFiles((name, input, options) =>
    api.sendDeskFile({ params: { caseId }, query: { name }, input }, options),
  );
  const onSuccess = () => {
    clear();
    files.clear();
    setTried(false);
  };
  const send = () => {
    setTried(true);
    if (!words || doing.isPending || !files.isReady) return;
    const { fileIds } = files;
    const input = { text: words, isInternal: isNote, next: isNote ? 'work' : next, fileIds } as const;
    doing.mutate({ do: 'answer', input }, { onSuccess });
  };
  const isMissing = isTried && !words;
  return { text, setText, setKind, next, setNext, canAnswer, isNote, isMissing, files, send };
}

export function Composer({ shown, doing }: Props) {
  const t = useText();
  const composing = useComposing({ shown, doing });
  const { text, setText, setKind, canAnswer, isNote, isMissing, files, send } = composing;
  const focusAs = (as: 'reply' | 'note') => {
    setKind(as);
    document.getElementById('case-reply')?.focus();
  };
  useShortcuts({ n: () => focusAs('note'), r: () => focusAs('reply') });
  const isOutdated = doing.error !== null && codeOf(doing.error) === 'CaseOutdated';
  const label = t(isNote ? 'desk.composer.noteLabel' : 'desk.composer.replyLabel', {
    name: shown.about.firstName,
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  if (!canAnswer && !shown.thread.offers.includes('note')) return null;
  return (
    <section className="composer" aria-label={t('desk.composer.label')} onKeyDown={press}>
      {isOutdated && <Outdated />}
      <div className="row row--between row--wrap gap-2">
        {canAnswer && (
          <Segmented
            label={t('desk.composer.label')}
            value={isNote ? 'note' : 'reply'}
            onChange={setKind}
            options={[
              { value: 'reply', label: t('desk.composer.reply') },
              { value: 'note', label: t('desk.composer.note') },
            ]}
          />
        )}
        {!isNote && (
          <Macros shown={shown} onPick={(macro) => setText(text ? `${text}\n\n${macro}` : macro)} />
        )}
      </div>
      <TextArea
        id="case-reply"
        className={isNote ? 'composer__note' : ''}
        label={label}
        labelHidden
        placeholder={label}
        rows={4}
        value={text}
        error={isMissing ? t('desk.composer.empty') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <ChosenFiles files={files} />
      <div className="row row--between row--wrap gap-3">
        <span className="row row--wrap gap-3">
          <FileButton files={files} />
          {isNote ? (
            <span className="small text-2">{t('desk.note.hint')}</span>
          ) : (
            <NextChoice {...composing} />
          )}
        </span>
        <Button
          loading={doing.isPending || files.isSending}
          loadingLabel={files.isSending ? t('files.uploading') : undefined}
          onClick={send}
        >
          {t(isNote ? 'desk.composer.sendNote' : 'desk.composer.send')}
        </Button>
      </div>
    </section>
  );
}

type ChoiceProps = Pick<ReturnType<typeof useComposing>, 'next' | 'setNext'>;

function NextChoice({ next, setNext }: ChoiceProps) {
  const t = useText();
  return (
    <SelectField
      label={t('desk.composer.next')}
      labelHidden
      size="s"
      value={next}
      onChange={(event) => setNext(event.target.value as Next)}
    >
      {NEXT.map((each) => (
        <option key={each} value={each}>
          {t(`desk.next.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}

function Outdated() {
  const t = useText();
  return (
    <Banner tone="warn" size="s" live="alert" title={t('errors.CaseOutdated.title')}>
      {t('errors.CaseOutdated.action')}
    </Banner>
  );
}

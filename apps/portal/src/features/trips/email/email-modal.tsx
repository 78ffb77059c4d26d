/** B §2 modals, change email: another address, for mail about a trip or a watched price. */
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useId, useState } from 'react';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is changed, and where mail goes now. */
  readonly texts: Readonly<
    Record<'title' | 'text' | 'label' | 'invalid' | 'failed' | 'save' | 'busy', string>
  >;
  readonly isPending: boolean;
  readonly isError: boolean;
  /** Only with what looks like an address. */
  readonly onSave: (email: string) => void;
};

export function EmailModal({ open, onClose, texts, isPending, isError, onSave }: Props) {
  const t = useText();
  const form = useId();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    setWrong(!isEmailAddress(typed));
    if (isEmailAddress(typed)) onSave(typed);
  };
  const error = isWrong ? texts.invalid : isError ? texts.failed : undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={t('booking.close')}
      actions={
        <Button type="submit" form={form} loading={isPending} loadingLabel={texts.busy}>
          {texts.save}
        </Button>
      }
    >
      <form id={form} className="stack gap-4" onSubmit={save} noValidate>
        <p>{texts.text}</p>
        <TextInput
          label={texts.label}
          type="email"
          autoComplete="email"
          value={email}
          maxLength={254}
          error={error}
          onChange={({ target }) => setEmail(target.value)}
        />
      </form>
    </Modal>
  );
}

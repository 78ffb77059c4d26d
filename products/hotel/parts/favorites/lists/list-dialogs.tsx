/** The questions about a list as a whole: its name, and whether it may go. */
import type { Wishlist } from '@sojourn/contract/wishlists.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, useState } from 'react';
import { WISHLIST_LIMITS } from '#hotel/rules/wishlist-limits.ts';
import { refusalOf } from './list-refusal.ts';

/** Work of a dialog: it stays open with what was typed until the work is done. */
function useWork(onDone: () => void) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(undefined);
    const thrown = await work();
    setBusy(false);
    if (thrown === undefined) onDone();
    else setRefused(thrown);
  };
  const banner = (what: string): ReactNode =>
    refused !== undefined && (
      <Banner tone="bad" live="alert">
        {what} {t(`shell.favorite.refusal.${refusalOf(refused)}`)}
      </Banner>
    );
  return { isBusy, run, banner };
}

type NameDialogProps = {
  /** The list that is renamed; left out for a new one. */
  readonly list?: Wishlist;
  /** Resolves to what went wrong, or undefined. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
};

export function NameDialog({ list, onSave, onClose }: NameDialogProps) {
  const t = useText();
  const [name, setName] = useState(list?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, run, banner } = useWork(onClose);
  const save = () => {
    const typed = name.trim();
    setMissing(typed === '');
    if (typed === list?.name) onClose();
    else if (typed) void run(() => onSave(typed));
  };
  return (
    <Modal
      open
      locked={isBusy}
      onClose={onClose}
      title={t(list ? 'profileFavorites.rename.title' : 'profileFavorites.new.title')}
      closeLabel={t('shell.close')}
      banner={banner(t(list ? 'profileFavorites.rename.failed' : 'profileFavorites.new.failed', { name }))}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('profileFavorites.cancel')}
          </Button>
          <Button loading={isBusy} onClick={save}>
            {t(list ? 'profileFavorites.rename.save' : 'profileFavorites.new.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={t('profileFavorites.name')}
          hint={t('profileFavorites.name.hint', { most: WISHLIST_LIMITS.nameMax })}
          error={isMissing && name.trim() === '' ? t('profileFavorites.name.missing') : undefined}
          maxLength={WISHLIST_LIMITS.nameMax}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
      </form>
    </Modal>
  );
}

type DeleteDialogProps = {
  readonly list: Wishlist;
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
};

export function DeleteDialog({ list, onDelete, onClose }: DeleteDialogProps) {
  const t = useText();
  const { isBusy, run, banner } = useWork(onClose);
  return (
    <Modal
      open
      locked={isBusy}
      onClose={onClose}
      title={t('profileFavorites.delete.title', { name: list.name })}
      closeLabel={t('shell.close')}
      banner={banner(t('profileFavorites.delete.failed', { name: list.name }))}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('profileFavorites.delete.keep')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void run(onDelete)}>
            {t('profileFavorites.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('profileFavorites.delete.text', { count: list.items.length })}</p>
    </Modal>
  );
}

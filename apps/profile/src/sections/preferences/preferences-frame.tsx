/** What both kinds of preferences have around their choices: heading, what became of saving, the buttons. */

import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import type { PreferencesForm } from '@sojourn/web/preferences/use-preferences-form.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FormEvent, ReactNode } from 'react';
import { SectionHead } from '#page/section-head.tsx';
import { useUnsavedGuard } from '#page/unsaved-guard.tsx';
import './preferences.css';
import { UpdateFailed, UpdateSucceeded } from './update-notice.tsx';

type PreferencesFrameProps<Preferences> = {
  readonly of: 'hotel' | 'flight';
  readonly form: PreferencesForm<Preferences>;
  readonly children: (draft: Preferences) => ReactNode;
};

export function PreferencesFrame<Preferences>({ of, form, children }: PreferencesFrameProps<Preferences>) {
  useUnsavedGuard(form.isDirty);
  const { draft } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.buttons.save) form.run('save');
  };
  return (
    <div className="preferences">
      <SectionHead section={`${of}-preferences`} />
      <UpdateSucceeded of={of} form={form} />
      {draft !== undefined && (
        <form onSubmit={submit} noValidate>
          <Card className="preferences__card">{children(draft)}</Card>
          <UpdateFailed of={of} form={form} />
          <Buttons form={form} />
        </form>
      )}
      {draft === undefined && (form.isUnknown ? <Unknown onAgain={form.fetchAgain} /> : <Waiting of={of} />)}
    </div>
  );
}

/** Save while something differs, Clear while there is something to clear (A §2.7). */
function Buttons<Preferences>({ form }: { readonly form: PreferencesForm<Preferences> }) {
  const t = useText();
  const { buttons, state, isDirty } = form;
  const busy = state.phase === 'InProcess' ? state.kind : undefined;
  if (!buttons.save && !buttons.clear) return null;
  return (
    <div className={classNames('preferences__actions', buttons.save && 'preferences__actions--waiting')}>
      <p className="small text-2 preferences__unsaved" role="status">
        {isDirty && t('profilePreferences.unsaved')}
      </p>
      {buttons.clear && (
        <Button
          variant="secondary"
          loading={busy === 'clear'}
          loadingLabel={t('profilePreferences.clearing')}
          aria-disabled={busy === 'save' || undefined}
          onClick={() => form.run('clear')}
        >
          {t('profilePreferences.clear')}
        </Button>
      )}
      {buttons.save && (
        <Button
          type="submit"
          loading={busy === 'save'}
          loadingLabel={t('profilePreferences.saving')}
          aria-disabled={busy === 'clear' || undefined}
        >
          {t('profilePreferences.save')}
        </Button>
      )}
    </div>
  );
}

function Waiting({ of }: Pick<PreferencesFrameProps<unknown>, 'of'>) {
  const t = useText();
  return (
    <Card padded role="status" className={`preferences__waiting preferences__waiting--${of}`}>
      <span className="visually-hidden">{t('shell.loading')}</span>
      <Skeleton height="100%" />
    </Card>
  );
}

function Unknown({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('profilePreferences.unknown.title')}
      actions={<Button onClick={onAgain}>{t('shell.retry')}</Button>}
    >
      {t('profilePreferences.unknown.text')}
    </ErrorState>
  );
}

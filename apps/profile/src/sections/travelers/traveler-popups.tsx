import type { Person } from '@sojourn/contract/travelers.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { LastSaved } from './last-saved.tsx';
import { RemoveTraveler } from './remove-traveler.tsx';
import { FormButtons, TravelerForm } from './traveler-form.tsx';
import { entryOf, GROUP_TITLES, nameOf, TRAVELER_GROUPS } from './traveler-view.ts';
import type { TravelerEditor } from './use-traveler-editor.ts';

type PopupProps = { readonly editor: TravelerEditor; readonly onRemoved: (person: Person) => void };

/** On phones (A §2.5): a popup to choose the entry to edit, and one for the form. */
export function TravelerPopups({ editor, onRemoved }: PopupProps) {
  const { editing, saved } = editor;
  const isForm = editing !== null && (editing.who === 'new' || editing.group !== null);
  return (
    <>
      <EntryPopup editor={editor} person={editing !== null && !isForm ? saved : null} onRemoved={onRemoved} />
      <FormPopup editor={editor} open={isForm} />
    </>
  );
}

function EntryPopup({ editor, person, onRemoved }: PopupProps & { readonly person: Person | null }) {
  const t = useText();
  const renderText = useTextRef();
  const locale = useLocale();
  return (
    <Modal
      open={person !== null}
      onClose={() => void editor.open(null)}
      title={person ? nameOf(person) : ''}
      closeLabel={t('profileTravelers.close')}
    >
      {person && (
        <div className="traveler-entries">
          <p className="text-2">{t('profileTravelers.entries.text')}</p>
          <ul>
            {TRAVELER_GROUPS.map((group) => (
              <li key={group}>
                <button
                  type="button"
                  className="traveler-entry"
                  aria-haspopup="dialog"
                  onClick={() => void editor.openGroup(group)}
                >
                  <span className="traveler-entry__text">
                    <span className="title-s">{t(GROUP_TITLES[group])}</span>
                    <span className="small text-2">{renderText(entryOf(person, group, locale))}</span>
                  </span>
                  <ChevronRight className="icon" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <LastSaved person={person} />
          <RemoveTraveler person={person} onRemoved={() => onRemoved(person)} />
        </div>
      )}
    </Modal>
  );
}

function FormPopup({ editor, open }: { readonly editor: TravelerEditor; readonly open: boolean }) {
  const t = useText();
  const formId = useId();
  const { editing, saved, isSaving } = editor;
  const title = saved ? nameOf(saved) : t('profileTravelers.new');
  const back = () => void (editing?.who === 'new' ? editor.open(null) : editor.openGroup(null));
  return (
    <Sheet
      open={open}
      onClose={back}
      locked={isSaving}
      title={title}
      closeLabel={t('profileTravelers.close')}
      actions={
        <FormButtons
          editor={editor}
          formId={formId}
          onDiscard={() => (editing?.who === 'new' ? editor.discard() : editor.discardGroup())}
        />
      }
    >
      <TravelerForm editor={editor} formId={formId} only={editing?.group ?? null} />
    </Sheet>
  );
}

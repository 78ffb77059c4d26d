import type { Person } from '@sojourn/contract/travelers.ts';
import { accountHolderOf } from '@sojourn/domain/travelers/saved-traveler-list.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import './travelers.css';
import { NewTraveler } from './new-traveler.tsx';
import { RemoveTraveler } from './remove-traveler.tsx';
import { TravelerCard } from './traveler-card.tsx';
import { FormButtons, TravelerForm } from './traveler-form.tsx';
import { type SavedNotice, TravelerNotice } from './traveler-notice.tsx';
import { TravelerPopups } from './traveler-popups.tsx';
import { NoTravelers, TravelersFailed, TravelersLoading } from './travelers-states.tsx';
import { type EditedTraveler, type TravelerEditor, useTravelerEditor } from './use-traveler-editor.ts';

/** Saved travelers (A §2.5): their list, their form, adding and removing them. */
export function TravelersSection() {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { travelers, state, isFetching, again } = useSavedTravelers('everybody');
  const [notice, setNotice] = useState<SavedNotice | null>(null);
  const [focused, setFocused] = useState<EditedTraveler | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button that was pressed is gone with its card; once the question is closed the focus can leave it
  useEffect(() => {
    if (removals > 0) addButton.current?.focus();
  }, [removals]);
  const editor = useTravelerEditor(travelers, ({ name, saved }) => {
    setNotice({ kind: saved.isPassportHeldBack ? 'savedWithoutPassport' : 'saved', name });
    if (!saved.isPassportHeldBack) setFocused(saved.personId);
  });
  const removed = (person: Person) => {
    editor.discard();
    setNotice({ kind: 'removed', name: person.firstName });
    setRemovals((before) => before + 1);
  };
  const discardNew = () => {
    editor.discard();
    addButton.current?.focus();
  };
  const open = (who: EditedTraveler | null) => {
    setNotice(null);
    void editor.open(who);
  };
  return (
    <div className="travelers">
      <header className="travelers__head">
        <h2 className="display-m">{t('profile.section.travelers')}</h2>
        <p className="text-2">{t('profileTravelers.intro')}</p>
        {state !== 'failed' && (
          <div className="travelers__add">
            <Button ref={addButton} icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
              {t('profileTravelers.add')}
            </Button>
          </div>
        )}
      </header>
      <TravelerNotice notice={notice} onDismiss={() => setNotice(null)} />
      {state === 'loading' && <TravelersLoading />}
      {state === 'failed' && <TravelersFailed isFetching={isFetching} onAgain={again} />}
      {state === 'there' && !isPhone && editor.who === 'new' && (
        <NewTraveler editor={editor} onDiscard={discardNew} />
      )}
      {state === 'there' && travelers.length === 0 && editor.who === null && <NoTravelers />}
      {state === 'there' && travelers.length > 0 && (
        <TravelerList
          travelers={travelers}
          editor={editor}
          isPhone={isPhone}
          open={open}
          focused={focused}
          setFocused={setFocused}
          removed={removed}
        />
      )}
      {isPhone && state === 'there' && <TravelerPopups editor={editor} onRemoved={removed} />}
    </div>
  );
}

type ListProps = {
  readonly travelers: readonly Person[];
  readonly editor: TravelerEditor;
  readonly isPhone: boolean;
  readonly open: (who: EditedTraveler | null) => void;
  readonly focused: EditedTraveler | null;
  readonly setFocused: (who: EditedTraveler | null) => void;
  readonly removed: (person: Person) => void;
};

function TravelerList({ travelers, editor, isPhone, open, focused, setFocused, removed }: ListProps) {
  const t = useText();
  const account = useSession()?.userInfo;
  const holder = account && accountHolderOf(travelers, account);
  const onFocused = useCallback(() => setFocused(null), [setFocused]);
  return (
    <ul className="travelers__list" aria-label={t('profileTravelers.list')}>
      {travelers.map((person) => {
        const { personId } = person;
        const isOpen = !isPhone && editor.who === personId;
        return (
          <TravelerCard
            key={personId}
            person={person}
            isOpen={isOpen}
            isPhone={isPhone}
            onFocused={onFocused}
            isHolder={holder?.personId === personId}
            wantsFocus={focused === personId}
            onPress={() => open(isOpen ? null : personId)}
          >
            <TravelerForm
              editor={editor}
              actions={
                <div className="traveler-form__actions">
                  <RemoveTraveler person={person} onRemoved={() => removed(person)} />
                  <FormButtons
                    editor={editor}
                    onDiscard={() => {
                      editor.discard();
                      setFocused(personId);
                    }}
                  />
                </div>
              }
            />
          </TravelerCard>
        );
      })}
    </ul>
  );
}

/** Somebody who isn't of the company, by name; the booker's policy is theirs. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isFull, type PartyDraft, withGuest } from './party-draft.ts';

type GuestRowProps = { readonly draft: PartyDraft; readonly onChange: (draft: PartyDraft) => void };

const EMPTY = { firstName: '', lastName: '' };

export function GuestRow({ draft, onChange }: GuestRowProps) {
  const t = useText();
  const [guest, setGuest] = useState<typeof EMPTY | null>(null);
  const [isTried, setTried] = useState(false);
  if (guest === null)
    return (
      <button
        type="button"
        className="who__row who__add"
        disabled={isFull(draft)}
        onClick={() => setGuest(EMPTY)}
      >
        <span className="who__plus" aria-hidden="true">
          <Plus />
        </span>
        <span className="who__name">
          <b>{t('party.guest.add')}</b>
          <span className="small text-2">{t('party.guest.policy')}</span>
        </span>
      </button>
    );
  const firstName = guest.firstName.trim();
  const lastName = guest.lastName.trim();
  const add = () => {
    setTried(true);
    if (firstName === '' || lastName === '') return;
    onChange(withGuest(draft, { firstName, lastName }));
    setGuest(null);
    setTried(false);
  };
  return (
    <div className="who__guest">
      {(['firstName', 'lastName'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`party.guest.${field}`)}
          value={guest[field]}
          maxLength={60}
          autoComplete="off"
          error={isTried && guest[field].trim() === '' ? t('party.guest.missing') : undefined}
          onChange={({ target }) => setGuest({ ...guest, [field]: target.value })}
        />
      ))}
      <Button variant="secondary" onClick={add}>
        {t('party.guest.done')}
      </Button>
    </div>
  );
}

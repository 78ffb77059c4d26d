/** "Who's traveling?" (B §2 whos_booking): the person, colleagues whom they may book for, and guests. */
import type { Colleagues } from '@sojourn/contract/arranging.ts';
import { PARTY_MAX } from '@sojourn/domain/companies/who-books.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { RemovableChip } from '@sojourn/ui/inputs/chip.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Search, UserRound, UserRoundPlus, UsersRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import './who-modal.css';
import { GuestRow } from './guest-row.tsx';
import { loadParty } from './load-party.ts';
import {
  draftOf,
  isFull,
  missingOf,
  type PartyDraft,
  sizeOf,
  toggled,
  travelersOf,
  WAYS,
  type Way,
} from './party-draft.ts';
import { NOBODY_ELSE, type Party, saveParty } from './party-store.ts';
import { PeopleRows } from './people-rows.tsx';
import { useColleagues } from './use-colleagues.ts';

const ICONS = { self: UserRound, both: UsersRound, others: UserRoundPlus } as const;

type WhoModalProps = {
  readonly company: Colleagues;
  readonly party: Party;
  readonly way: Way;
  readonly onClose: () => void;
};

/** Keeps who travels, with the policies that they travel under. */
function useConfirm(company: Colleagues, onDone: () => void) {
  const userId = useSession()?.userId ?? '';
  return useMutation({
    mutationFn: async (draft: PartyDraft) => {
      const travelers = travelersOf(draft, company.self.personId);
      if (travelers.length === 0) return saveParty(userId, NOBODY_ELSE);
      saveParty(userId, await loadParty(travelers, company.self.personId));
    },
    onSuccess: onDone,
  });
}

export function WhoModal({ company, party, way, onClose }: WhoModalProps) {
  const t = useText();
  const [draft, setDraft] = useState(() => draftOf(party, way));
  const [isTried, setTried] = useState(false);
  const confirm = useConfirm(company, onClose);
  const missing = missingOf(draft);
  const goOn = () => {
    setTried(true);
    if (missing === null) confirm.mutate(draft);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('party.title')}
      closeLabel={t('party.close')}
      banner={
        confirm.isError && (
          <Banner tone="bad" live="alert" title={t('party.failed')}>
            {t('party.failedText')}
          </Banner>
        )
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('party.cancel')}
          </Button>
          <Button onClick={goOn} loading={confirm.isPending} loadingLabel={t('party.checking')}>
            {t('party.continue', { count: sizeOf(draft) })}
          </Button>
        </>
      }
    >
      <div className="who">
        <Ways draft={draft} company={company} onChange={(next) => setDraft({ ...draft, way: next })} />
        {draft.way !== 'self' && (
          <Others
            company={company}
            draft={draft}
            onChange={setDraft}
            isMissing={isTried && missing !== null}
          />
        )}
      </div>
    </Modal>
  );
}

type WaysProps = {
  readonly draft: PartyDraft;
  readonly company: Colleagues;
  readonly onChange: (way: Way) => void;
};

function Ways({ draft, company, onChange }: WaysProps) {
  const t = useText();
  return (
    <fieldset className="who__ways">
      <legend className="visually-hidden">{t('party.title')}</legend>
      {WAYS.map((way) => {
        const Icon = ICONS[way];
        return (
          <label key={way} className="who__way">
            <input
              type="radio"
              name="way"
              checked={draft.way === way}
              disabled={way !== 'others' && company.ownRefusal !== null}
              onChange={() => onChange(way)}
            />
            <Icon className="icon" aria-hidden="true" />
            <span>{t(`party.way.${way}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

type OthersProps = {
  readonly company: Colleagues;
  readonly draft: PartyDraft;
  readonly onChange: (draft: PartyDraft) => void;
  readonly isMissing: boolean;
};

function Others({ company, draft, onChange, isMissing }: OthersProps) {
  const t = useText();
  const [q, setQ] = useState('');
  const found = useColleagues(useDeferredValue(q).trim());
  return (
    <>
      <div>
        <p className="who__count" aria-live="polite">
          {t('party.count', { count: sizeOf(draft), most: PARTY_MAX })}
        </p>
        <div className="who__chips">
          {draft.way === 'both' && <span className="who__you">{t('party.you')}</span>}
          {draft.chosen.map(({ key, name }) => (
            <RemovableChip
              key={key}
              removeLabel={t('party.remove', { name })}
              onRemove={() => onChange({ ...draft, chosen: draft.chosen.filter((each) => each.key !== key) })}
            >
              {name}
            </RemovableChip>
          ))}
        </div>
      </div>
      <TextInput
        label={t('party.search')}
        labelHidden
        placeholder={t('party.searchHint', { count: company.total })}
        icon={<Search />}
        value={q}
        type="search"
        autoComplete="off"
        error={isMissing ? t('party.nobody') : undefined}
        onChange={({ target }) => setQ(target.value)}
      />
      <div className="who__list">
        <PeopleRows
          found={found}
          isFull={isFull(draft)}
          isChosen={(personId) => draft.chosen.some(({ key }) => key === personId)}
          onToggle={(person) => onChange(toggled(draft, person))}
        />
        {company.mayBookForGuests && <GuestRow draft={draft} onChange={onChange} />}
      </div>
    </>
  );
}

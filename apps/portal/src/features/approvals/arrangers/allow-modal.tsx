/** Lets a colleague book in the person's place. */
import type { Colleague } from '@sojourn/contract/arranging.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useColleagues } from '#shared/party/use-colleagues.ts';
import { ARRANGERS_KEY } from './arrangers-key.ts';

export function AllowModal({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<Colleague['personId'] | null>(null);
  const [sharesDetails, setShares] = useState(false);
  const [isTried, setTried] = useState(false);
  const { people, company } = useColleagues(useDeferredValue(q).trim());
  const save = useMutation({
    mutationFn: (personId: Colleague['personId']) =>
      api.setArranger({ params: { personId }, input: { isAllowed: true, sharesDetails } }),
    onSuccess: (answer) => {
      queries.setQueryData(ARRANGERS_KEY, answer);
      onClose();
    },
  });
  const goOn = () => {
    setTried(true);
    if (chosen) save.mutate(chosen);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('approvals.arrangers.add')}
      closeLabel={t('approvals.arrangers.close')}
      banner={save.isError && <Banner tone="bad" live="alert" title={t('approvals.arrangers.failed')} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('approvals.arrangers.cancel')}
          </Button>
          <Button onClick={goOn} loading={save.isPending} loadingLabel={t('approvals.arrangers.saving')}>
            {t('approvals.arrangers.allow')}
          </Button>
        </>
      }
    >
      <div className="arrangers__form">
        <TextInput
          label={t('approvals.arrangers.search')}
          icon={<Search />}
          type="search"
          autoComplete="off"
          value={q}
          error={isTried && chosen === null ? t('approvals.arrangers.missing') : undefined}
          onChange={({ target }) => setQ(target.value)}
        />
        <People people={people} isKnown={company !== undefined} chosen={chosen} onChoose={setChosen} />
        <Checkbox
          label={t('approvals.arrangers.share')}
          hint={t('approvals.arrangers.shareHint')}
          checked={sharesDetails}
          onChange={({ target }) => setShares(target.checked)}
        />
      </div>
    </Modal>
  );
}

type PeopleProps = {
  readonly people: readonly Colleague[];
  readonly isKnown: boolean;
  readonly chosen: Colleague['personId'] | null;
  readonly onChoose: (personId: Colleague['personId']) => void;
};

function People({ people, isKnown, chosen, onChoose }: PeopleProps) {
  const t = useText();
  return (
    <fieldset className="arrangers__people">
      <legend className="visually-hidden">{t('approvals.arrangers.search')}</legend>
      {people.map(({ personId, name, email }) => (
        <label key={personId} className="arrangers__person">
          <input
            type="radio"
            name="arranger"
            checked={chosen === personId}
            onChange={() => onChoose(personId)}
          />
          <span>
            <b>{name}</b>
            <span className="small text-2 arrangers__mail">{email}</span>
          </span>
        </label>
      ))}
      {isKnown && people.length === 0 && <p className="small text-2">{t('approvals.arrangers.none')}</p>}
    </fieldset>
  );
}

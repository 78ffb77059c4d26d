/** Everybody of the company: found, added, changed, invited and let go. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { PersonStatus } from '@sojourn/domain/companies/people.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Plus, Search, Send, Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { useAdmin, useRefreshCompany } from '#app/use-admin.ts';
import { PeopleList } from './people-list.tsx';
import { PersonDialog } from './person-dialog.tsx';
import './people.css';
import type { PeopleFilter } from './use-people.ts';

const STATUSES: readonly PersonStatus[] = ['active', 'invited', 'added', 'deactivated'];
type Open = CompanyPerson | 'new' | null;

export function PeoplePage() {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Omit<PeopleFilter, 'q'>>({});
  const [open, setOpen] = useState<Open>(null);
  const q = useDeferredValue(typed.trim());
  const filter: PeopleFilter = { ...chosen, ...(q !== '' && { q }) };
  return (
    <>
      <PageHead
        title={t('admin.nav.people')}
        actions={
          <>
            <To href="/people/import" className={buttonClass({ variant: 'secondary' })}>
              <Upload className="icon" aria-hidden="true" />
              {t('adminPeople.import')}
            </To>
            <Button icon={<Plus className="icon" aria-hidden="true" />} onClick={() => setOpen('new')}>
              {t('adminPeople.add')}
            </Button>
          </>
        }
      />
      <InviteBar />
      <section className="panel">
        <div className="panel__body people-filters">
          <TextInput
            label={t('adminPeople.search')}
            labelHidden
            placeholder={t('adminPeople.search')}
            icon={<Search />}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Filters chosen={chosen} onChange={setChosen} />
        </div>
        <PeopleList filter={filter} onOpen={setOpen} />
      </section>
      {open && (
        <PersonDialog
          key={open === 'new' ? 'new' : open.personId}
          person={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type Chosen = Omit<PeopleFilter, 'q'>;

function Filters({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const t = useText();
  const { data } = useAdmin();
  const choose = (name: keyof Chosen, value: string) => {
    const { [name]: _before, ...rest } = chosen;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <>
      <SelectField
        label={t('adminPeople.status')}
        labelHidden
        value={chosen.status ?? ''}
        onChange={(event) => choose('status', event.target.value)}
      >
        <option value="">{t('adminPeople.anyStatus')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`adminPeople.status.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminPeople.tier')}
        labelHidden
        value={chosen.tier ?? ''}
        onChange={(event) => choose('tier', event.target.value)}
      >
        <option value="">{t('adminPeople.anyTier')}</option>
        {data?.tiers.map(({ tierId, name }) => (
          <option key={tierId} value={tierId}>
            {name}
          </option>
        ))}
        <option value="none">{t('adminPeople.noTier')}</option>
      </SelectField>
      {data && data.departments.length > 0 && (
        <SelectField
          label={t('adminPeople.department')}
          labelHidden
          value={chosen.department ?? ''}
          onChange={(event) => choose('department', event.target.value)}
        >
          <option value="">{t('adminPeople.anyDepartment')}</option>
          {data.departments.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** An import invites nobody: that's a choice of its own. */
function InviteBar() {
  const t = useText();
  const show = useToast();
  const { data } = useAdmin();
  const refresh = useRefreshCompany();
  const invite = useMutation({
    mutationFn: () => api.invitePeople({ input: { personIds: null } }),
    onSuccess: ({ invited }) => {
      show({ text: t('adminPeople.invited', { count: invited }) });
      refresh();
    },
  });
  const count = data?.counts.notInvited ?? 0;
  if (count === 0) return invite.error ? <DeedProblem thrown={invite.error} /> : null;
  return (
    <div className="panel invite-bar">
      <p>
        <b>{t('adminPeople.notInvited', { count })}</b>{' '}
        <span className="text-2">{t('adminPeople.notInvitedText')}</span>
      </p>
      <Button
        size="s"
        variant="tint"
        icon={<Send className="icon icon--s" aria-hidden="true" />}
        loading={invite.isPending}
        onClick={() => invite.mutate()}
      >
        {t('adminPeople.inviteAll', { count })}
      </Button>
      {invite.error && <DeedProblem thrown={invite.error} />}
    </div>
  );
}

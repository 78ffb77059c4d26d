/** Everybody of the company: found, added, changed, invited and let go. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { PersonStatus } from '@sojourn/domain/companies/people.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Plus, Send, Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { useAdmin, useRefreshCompany } from '#app/use-admin.ts';
import { FilterSelect, ListPanel } from '#list/list-frame.tsx';
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
      <ListPanel
        search={t('adminPeople.search')}
        typed={typed}
        onType={setTyped}
        filters={<Filters chosen={chosen} onChange={setChosen} />}
      >
        <PeopleList filter={filter} onOpen={setOpen} />
      </ListPanel>
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
  const { tiers = [], departments = [] } = data ?? {};
  return (
    <>
      <FilterSelect
        label={t('adminPeople.status')}
        any={t('adminPeople.anyStatus')}
        value={chosen.status ?? ''}
        options={STATUSES.map((status) => [status, t(`adminPeople.status.${status}`)])}
        onChange={(value) => choose('status', value)}
      />
      <FilterSelect
        label={t('adminPeople.tier')}
        any={t('adminPeople.anyTier')}
        value={chosen.tier ?? ''}
        options={[
          ...tiers.map(({ tierId, name }) => [tierId, name] as const),
          ['none', t('adminPeople.noTier')],
        ]}
        onChange={(value) => choose('tier', value)}
      />
      {departments.length > 0 && (
        <FilterSelect
          label={t('adminPeople.department')}
          any={t('adminPeople.anyDepartment')}
          value={chosen.department ?? ''}
          options={departments.map((name) => [name, name])}
          onChange={(value) => choose('department', value)}
        />
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

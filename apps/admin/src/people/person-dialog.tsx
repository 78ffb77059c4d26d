/** One person: added, changed, invited again, deactivated or let in again. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { PersonInput } from '@sojourn/contract/admin/people-calls.ts';
import { emailProblem } from '@sojourn/domain/companies/check-import.ts';
import { COMPANY_ROLES } from '@sojourn/domain/companies/roles.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAdmin, useRefreshCompany } from '#app/use-admin.ts';
import { StatusTag } from './people-list.tsx';

type PersonDialogProps = { readonly person: CompanyPerson | null; readonly onClose: () => void };

const factsOf = (person: CompanyPerson | null): PersonInput => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  email: person?.email ?? '',
  role: person?.roles.includes('Admin') ? 'Admin' : 'Traveler',
  tierId: person?.tier?.tierId ?? null,
  department: person?.department ?? '',
  costCenter: person?.costCenter ?? '',
  managerId: person?.manager?.personId ?? null,
});

export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useText();
  const show = useToast();
  const refresh = useRefreshCompany();
  const [facts, setFacts] = useState(() => factsOf(person));
  const [isInvited, setInvited] = useState(true);
  const [isTried, setTried] = useState(false);
  const after = (text: string) => () => {
    show({ text });
    refresh();
    onClose();
  };
  const save = useMutation({
    mutationFn: () =>
      person
        ? api.changePerson({ params: { personId: person.personId }, input: facts })
        : api.addPerson({ input: { facts, invite: isInvited } }),
    onSuccess: after(t('adminPeople.saved', { name: `${facts.firstName} ${facts.lastName}` })),
  });
  const isWrong = facts.firstName.trim() === '' || facts.lastName.trim() === '' || emailProblem(facts.email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong) save.mutate();
  };
  return (
    <Modal
      open
      onClose={onClose}
      locked={save.isPending}
      title={person ? `${person.firstName} ${person.lastName}`.trim() || person.email : t('adminPeople.add')}
      closeLabel={t('shell.close')}
      banner={save.error && <DeedProblem thrown={save.error} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('adminPeople.cancel')}
          </Button>
          <Button type="submit" form="person" loading={save.isPending}>
            {t(person ? 'adminPeople.save' : 'adminPeople.add')}
          </Button>
        </>
      }
    >
      <form id="person" className="form-grid" onSubmit={submit} noValidate>
        <Fields person={person} facts={facts} isTried={isTried} onChange={setFacts} />
        {!person && (
          <div className="whole">
            <Checkbox
              label={t('adminPeople.inviteNow')}
              checked={isInvited}
              onChange={(event) => setInvited(event.target.checked)}
            />
          </div>
        )}
      </form>
      {person && <PersonState person={person} onDone={after} />}
    </Modal>
  );
}

type FieldsProps = {
  readonly person: CompanyPerson | null;
  readonly facts: PersonInput;
  readonly isTried: boolean;
  readonly onChange: (facts: PersonInput) => void;
};

function Fields({ person, facts, isTried, onChange }: FieldsProps) {
  const t = useText();
  const { data } = useAdmin();
  // A person who signs in has the name and address that the issuer knows
  const isTheirs = person?.status === 'active';
  const set = (more: Partial<PersonInput>) => onChange({ ...facts, ...more });
  const text = (name: 'firstName' | 'lastName' | 'department' | 'costCenter') => ({
    label: t(`adminPeople.${name}`),
    value: facts[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const missing = (value: string) =>
    isTried && value.trim() === '' ? t('adminPeople.problem.empty') : undefined;
  const mail = isTried ? emailProblem(facts.email) : null;
  return (
    <>
      <TextInput {...text('firstName')} readOnly={isTheirs} error={missing(facts.firstName)} />
      <TextInput {...text('lastName')} readOnly={isTheirs} error={missing(facts.lastName)} />
      <TextInput
        className="whole"
        type="email"
        label={t('adminPeople.email')}
        readOnly={isTheirs}
        hint={isTheirs ? t('adminPeople.fromIssuer') : undefined}
        error={mail ? t(`adminPeople.problem.${mail}`) : undefined}
        value={facts.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <SelectField
        label={t('adminPeople.role')}
        value={facts.role}
        onChange={(event) => set({ role: event.target.value as PersonInput['role'] })}
      >
        {COMPANY_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`adminPeople.role.${role}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminPeople.tier')}
        value={facts.tierId ?? ''}
        onChange={(event) => set({ tierId: event.target.value || null })}
      >
        <option value="">{t('adminPeople.noTier')}</option>
        {data?.tiers.map(({ tierId, name }) => (
          <option key={tierId} value={tierId}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextInput {...text('department')} list="departments" />
      <datalist id="departments">
        {data?.departments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput {...text('costCenter')} />
      <ManagerField person={person} facts={facts} onChange={onChange} />
    </>
  );
}

/** Found by name: a company may have thousands. */
function ManagerField({ person, facts, onChange }: Omit<FieldsProps, 'isTried'>) {
  const t = useText();
  const [q, setQ] = useState('');
  const { data } = useQuery({
    queryKey: ['people', 'managers', q],
    queryFn: ({ signal }) => api.listPeople({ query: q === '' ? {} : { q } }, { signal }),
    staleTime: 10_000,
  });
  const found = (data?.people ?? []).filter(({ personId }) => personId !== person?.personId);
  const current = person?.manager;
  const isListed = found.some(({ personId }) => personId === facts.managerId);
  return (
    <>
      <TextInput
        label={t('adminPeople.findManager')}
        type="search"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <SelectField
        label={t('adminPeople.manager')}
        value={facts.managerId ?? ''}
        onChange={(event) =>
          onChange({ ...facts, managerId: (event.target.value || null) as PersonInput['managerId'] })
        }
      >
        <option value="">{t('adminPeople.noManager')}</option>
        {current && !isListed && <option value={current.personId}>{current.name}</option>}
        {found.slice(0, 50).map(({ personId, firstName, lastName, email }) => (
          <option key={personId} value={personId}>
            {`${firstName} ${lastName}`.trim() || email}
          </option>
        ))}
      </SelectField>
    </>
  );
}

type PersonStateProps = {
  readonly person: CompanyPerson;
  readonly onDone: (text: string) => () => void;
};

function PersonState({ person, onDone }: PersonStateProps) {
  const t = useText();
  const [isSure, setSure] = useState(false);
  const { personId, status } = person;
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const invite = useMutation({
    mutationFn: () => api.invitePeople({ input: { personIds: [personId] } }),
    onSuccess: onDone(t('adminPeople.invited', { count: 1 })),
  });
  const isOut = status === 'deactivated';
  const toggle = useMutation({
    mutationFn: () =>
      isOut ? api.reactivatePerson({ params: { personId } }) : api.deactivatePerson({ params: { personId } }),
    onSuccess: onDone(t(isOut ? 'adminPeople.reactivated' : 'adminPeople.deactivated', { name })),
  });
  const isUninvited = status === 'added' || status === 'invited';
  return (
    <div className="person-state">
      <StatusTag status={status} />
      <span className="row row--wrap">
        {isUninvited && (
          <Button size="s" variant="tint" loading={invite.isPending} onClick={() => invite.mutate()}>
            {t(status === 'added' ? 'adminPeople.inviteOne' : 'adminPeople.inviteAgain')}
          </Button>
        )}
        <Button
          size="s"
          variant={isSure ? 'danger' : 'secondary'}
          loading={toggle.isPending}
          onClick={() => (isOut || isSure ? toggle.mutate() : setSure(true))}
        >
          {t(
            isOut
              ? 'adminPeople.reactivate'
              : isSure
                ? 'adminPeople.deactivateSure'
                : 'adminPeople.deactivate',
          )}
        </Button>
      </span>
      {isSure && !isOut && <p className="small text-2">{t('adminPeople.deactivateText')}</p>}
      {(invite.error ?? toggle.error) && <DeedProblem thrown={invite.error ?? toggle.error} />}
    </div>
  );
}

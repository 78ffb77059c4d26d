/** Up to ten thousand rows, of which those on the screen are there. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { PersonStatus } from '@sojourn/domain/companies/people.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag, type Tone } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useMedia } from '@sojourn/ui/use-media.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleDashed, CircleX, Clock, Users } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ListHead, NothingFound } from '#list/list-frame.tsx';
import { type PeopleFilter, usePeople } from './use-people.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const ROW = 64;
const ROW_ON_PHONES = 92;

type PeopleListProps = {
  readonly filter: PeopleFilter;
  readonly onOpen: (person: CompanyPerson) => void;
};

export function PeopleList({ filter, onOpen }: PeopleListProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const height = useMedia('(max-width: 720px)') ? ROW_ON_PHONES : ROW;
  const { first, last } = useVisibleRows(list, height);
  const { total, personAt, error } = usePeople(filter, first, last);
  if (error && total === null) return <DeedProblem thrown={error} />;
  if (total === null) return <Skeleton height={ROW * 6} />;
  if (total === 0)
    return (
      <NothingFound icon={Users} title={t('adminPeople.none')}>
        {t('adminPeople.noneText')}
      </NothingFound>
    );
  const shown = Array.from(
    { length: Math.max(0, Math.min(last, total - 1) - first + 1) },
    (_, n) => first + n,
  );
  return (
    <div className="people-list">
      <ListHead
        names={(['person', 'tier', 'department', 'manager', 'status'] as const).map((name) =>
          t(`adminPeople.${name}`),
        )}
      />
      <ul
        ref={list}
        className="people"
        style={{ height: total * height }}
        aria-label={t('adminPeople.count', { count: total })}
      >
        {shown.map((index) => (
          <li
            key={index}
            className="list-row people__row"
            style={{ top: index * height, height }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            <Row person={personAt(index)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <p className="panel__foot small text-2" role="status">
        {t('adminPeople.count', { count: total })}
      </p>
    </div>
  );
}

function Row({ person, onOpen }: { person: CompanyPerson | undefined; onOpen: PeopleListProps['onOpen'] }) {
  const t = useText();
  if (!person) return <Skeleton height={20} width="60%" />;
  const { firstName, lastName, email, tier, department, manager, status, roles } = person;
  const name = `${firstName} ${lastName}`.trim() || email || t('adminPeople.noName');
  return (
    <>
      <span className="list-who people__who">
        <Avatar name={name} tint size="s" />
        <span className="list-name">
          <button type="button" className="list-open title-s" onClick={() => onOpen(person)}>
            {name}
          </button>
          <span className="small text-2">{email}</span>
        </span>
        {roles.includes('Admin') && <Tag tone="brand">{t('adminPeople.role.Admin')}</Tag>}
      </span>
      <span className="people__tier">
        {tier?.name ?? <i className="text-3">{t('adminPeople.noTier')}</i>}
      </span>
      <span className="people__department">{department}</span>
      <span className="people__manager text-2">{manager?.name}</span>
      <span className="people__status">
        <StatusTag status={status} />
      </span>
    </>
  );
}

const LOOKS: Readonly<Record<PersonStatus, { tone?: Tone; icon: ReactNode }>> = {
  active: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  invited: { tone: 'info', icon: <Clock aria-hidden="true" /> },
  added: { icon: <CircleDashed aria-hidden="true" /> },
  deactivated: { tone: 'bad', icon: <CircleX aria-hidden="true" /> },
};

export function StatusTag({ status }: { readonly status: PersonStatus }) {
  const t = useText();
  const { tone, icon } = LOOKS[status];
  return (
    <Tag {...(tone && { tone })} icon={icon}>
      {t(`adminPeople.status.${status}`)}
    </Tag>
  );
}

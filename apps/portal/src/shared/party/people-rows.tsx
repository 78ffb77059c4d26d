/** The company's people: those whom the person may book for, and why not the others. */
import type { Colleague } from '@sojourn/contract/arranging.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, Lock } from 'lucide-react';
import type { useColleagues } from './use-colleagues.ts';

type PeopleRowsProps = {
  readonly found: ReturnType<typeof useColleagues>;
  readonly isFull: boolean;
  readonly isChosen: (personId: string) => boolean;
  readonly onToggle: (person: Colleague) => void;
};

export function PeopleRows({ found, isFull, isChosen, onToggle }: PeopleRowsProps) {
  const t = useText();
  if (found.hasFailed) return <p className="who__none">{t('party.listFailed')}</p>;
  if (found.company && found.people.length === 0) return <p className="who__none">{t('party.none')}</p>;
  return (
    <>
      {found.people.map((person) => (
        <Row
          key={person.personId}
          person={person}
          isChosen={isChosen(person.personId)}
          isFull={isFull}
          onToggle={() => onToggle(person)}
        />
      ))}
      {found.more && (
        <div className="who__more">
          <Button variant="secondary" size="s" onClick={found.more}>
            {t('party.more')}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = {
  readonly person: Colleague;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
};

function Row({ person, isChosen, isFull, onToggle }: RowProps) {
  const t = useText();
  const { name, email, tier, needsReview, refusal } = person;
  return (
    <label className={classNames('who__row', refusal !== null && 'who__row--closed')}>
      <span className="check__box">
        <input
          type="checkbox"
          aria-label={name}
          checked={isChosen}
          disabled={refusal !== null || (isFull && !isChosen)}
          onChange={onToggle}
        />
        <Check aria-hidden="true" />
      </span>
      <Avatar name={name} tint={refusal === null} />
      <span className="who__name">
        <b>{name}</b>
        <span className="small text-2">
          {refusal ? t(`party.refusal.${refusal}`) : needsReview ? t('party.review') : email}
        </span>
      </span>
      {tier && <Tag {...(refusal && { icon: <Lock aria-hidden="true" /> })}>{tier}</Tag>}
    </label>
  );
}

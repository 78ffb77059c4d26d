/** Who may book in the person's place, and ending it. */
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import './arrangers.css';
import { AllowModal } from './allow-modal.tsx';
import { ARRANGERS_KEY } from './arrangers-key.ts';

export function ArrangersCard() {
  const t = useText();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ARRANGERS_KEY,
    queryFn: ({ signal }) => api.getArrangers({}, { signal }),
  });
  type PersonId = NonNullable<typeof data>['arrangers'][number]['personId'];
  const end = useMutation({
    mutationFn: (personId: PersonId) =>
      api.setArranger({ params: { personId }, input: { isAllowed: false, sharesDetails: false } }),
    onSuccess: (answer) => queries.setQueryData(ARRANGERS_KEY, answer),
  });
  if (!data) return null;
  return (
    <Card className="arrangers">
      <div className="row row--between row--wrap gap-3">
        <div>
          <h2 className="title-m">{t('approvals.arrangers.title')}</h2>
          <p className="small text-2">{t('approvals.arrangers.text')}</p>
        </div>
        <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
          {t('approvals.arrangers.add')}
        </Button>
      </div>
      {data.arrangers.length > 0 && (
        <ul className="arrangers__list">
          {data.arrangers.map(({ personId, name, sharesDetails }) => (
            <li key={personId} className="arrangers__row">
              <Avatar name={name} tint />
              <b className="arrangers__name">{name}</b>
              {sharesDetails && <Tag>{t('approvals.arrangers.shares')}</Tag>}
              <Button
                variant="secondary"
                size="s"
                aria-label={t('approvals.arrangers.endFor', { name })}
                disabled={end.isPending}
                onClick={() => end.mutate(personId)}
              >
                {t('approvals.arrangers.end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {end.isError && (
        <p role="alert" className="small">
          {t('approvals.arrangers.failed')}
        </p>
      )}
      {data.travelers.length > 0 && (
        <p className="small text-2">
          {t('approvals.arrangers.youFor', { names: data.travelers.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {isOpen && <AllowModal onClose={() => setOpen(false)} />}
    </Card>
  );
}

import { RemovableChip } from '@sojourn/ui/inputs/chip.tsx';
import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';

const MOST = 10;

type ApproverPickerProps = {
  readonly tierId: string | undefined;
  /** In the order in which they decide. */
  readonly chosen: readonly string[];
  readonly hasManagers: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** People who approve, each after the one before. */
export function ApproverPicker({ tierId, chosen, hasManagers, onChange }: ApproverPickerProps) {
  const t = useText();
  const [text, setText] = useState('');
  // Names of those added here, whom no later search may find
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const query = { ...(text && { q: text }), ...(tierId && { tierId }) };
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['tier-approvers', query],
    queryFn: ({ signal }) => api.listTierApprovers({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const nameOf = (subject: string): string =>
    added.get(subject) ?? data?.chosen.find((each) => each.subject === subject)?.name ?? '…';
  const options = (data?.people ?? [])
    .filter(({ subject }) => !chosen.includes(subject))
    .map(({ subject, name }) => ({ id: subject, name, icon: <UserRound className="icon icon--s" /> }));
  const empty = hasManagers ? t('adminTiers.approvers.managersOnly') : t('adminTiers.approvers.admin');
  return (
    <div className="stack gap-2 approvers">
      {chosen.length < MOST && (
        <PlaceCombobox
          key={chosen.length}
          label={t('adminTiers.approvers')}
          hint={chosen.length === 0 ? empty : t('adminTiers.approvers.order')}
          placeholder={t('adminTiers.approvers.placeholder')}
          icon={<UserRound />}
          value={undefined}
          error={undefined}
          onSelect={(option) => {
            if (!option) return;
            setText('');
            setAdded(new Map([...added, [option.id, option.name]]));
            onChange([...chosen, option.id]);
          }}
          onInput={setText}
          groups={[{ label: t('adminTiers.approvers.people'), options }]}
          loading={isFetching}
          stale={isFetching && isPlaceholderData}
          unmatched={t('adminTiers.approvers.unmatched')}
          nothing={(typed) => t('adminTiers.approvers.nothing', { text: typed })}
          countLabel={(count) => t('adminTiers.approvers.count', { count })}
        />
      )}
      {chosen.length > 0 && (
        <ol className="row row--wrap gap-2">
          {chosen.map((subject, index) => (
            <li key={subject}>
              <RemovableChip
                removeLabel={t('adminTiers.suppliers.remove', { name: `${index + 1}. ${nameOf(subject)}` })}
                onRemove={() => onChange(chosen.filter((each) => each !== subject))}
              >
                {index + 1}. {nameOf(subject)}
              </RemovableChip>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Who decides in one's place while one is away. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';

const KEY = ['approvals', 'cover'] as const;
type Cover = NonNullable<Parameters<typeof api.setCover>[0]['input']['cover']>;

export function CoverCard() {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getCover({}, { signal }) });
  if (!data || data.colleagues.length === 0) return null;
  const { cover } = data;
  return (
    <>
      <Banner
        tone="brand"
        icon={<UserCheck />}
        title={
          cover
            ? t('approvals.cover.title', {
                name: cover.deputy.name,
                days: formatDateRange(cover.from, cover.to, locale),
              })
            : t('approvals.cover.none')
        }
        action={
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            {t(cover ? 'approvals.cover.change' : 'approvals.cover.set')}
          </Button>
        }
      >
        {t(cover ? 'approvals.cover.text' : 'approvals.cover.noneText')}
      </Banner>
      {isOpen && <CoverModal {...data} onClose={() => setOpen(false)} />}
    </>
  );
}

type ModalProps = Awaited<ReturnType<typeof api.getCover>> & { readonly onClose: () => void };

function CoverModal({ cover, colleagues, onClose }: ModalProps) {
  const t = useText();
  const queries = useQueryClient();
  const today = useNow().slice(0, 10);
  const [deputy, setDeputy] = useState(cover?.deputy.subject ?? '');
  const [from, setFrom] = useState<string>(cover?.from ?? today);
  const [to, setTo] = useState<string>(cover?.to ?? today);
  const save = useMutation({
    mutationFn: (next: Cover | null) => api.setCover({ input: { cover: next } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      onClose();
    },
  });
  const isComplete = deputy !== '' && from !== '' && to >= from;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const next = { deputy, from: from as CalendarDate, to: to as CalendarDate, zone };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('approvals.cover.modal')}
      closeLabel={t('approvals.cover.close')}
      actions={
        <>
          <Button loading={save.isPending} disabled={!isComplete} onClick={() => save.mutate(next)}>
            {t('approvals.cover.save')}
          </Button>
          {cover && (
            <Button variant="secondary" onClick={() => save.mutate(null)}>
              {t('approvals.cover.end')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-4">
        <p>{t('approvals.cover.explain')}</p>
        <SelectField
          label={t('approvals.cover.who')}
          value={deputy}
          onChange={({ target }) => setDeputy(target.value)}
        >
          <option value="">{t('approvals.cover.choose')}</option>
          {colleagues.map(({ subject, name }) => (
            <option key={subject} value={subject}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextInput
          type="date"
          label={t('approvals.cover.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextInput
          type="date"
          label={t('approvals.cover.to')}
          value={to}
          min={from}
          onChange={({ target }) => setTo(target.value)}
        />
        {save.isError && <Banner tone="bad">{t('approvals.cover.failed')}</Banner>}
      </div>
    </Modal>
  );
}

/** A customer's personal data: one agent requests its export or erasure, another agrees. */
import type { DeskPersonalData } from '@sojourn/contract/desk/personal-data-calls.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type OfCustomer = { readonly customerId: CustomerId };
type Kind = 'export' | 'erase';

const dataKey = (customerId: CustomerId) => ['personal-data', customerId] as const;

export function PersonalData({ customerId }: OfCustomer) {
  const t = useText();
  const [asking, setAsking] = useState<Kind | null>(null);
  const { data } = useQuery({
    queryKey: dataKey(customerId),
    queryFn: ({ signal }) => api.getPersonalDataFor({ params: { customerId } }, { signal }),
  });
  if (!data) return null;
  return (
    <Card as="section" className="history__part" aria-labelledby="part-data">
      <h2 id="part-data" className="title-m">
        {t('desk.data.title')}
      </h2>
      <State data={data} />
      {data.request ? (
        <Decision customerId={customerId} request={data.request} />
      ) : (
        !data.erasedAt && (
          <span className="row row--wrap gap-2">
            <Button size="s" variant="secondary" onClick={() => setAsking('export')}>
              {t('desk.data.export')}
            </Button>
            {!data.erasure && (
              <Button size="s" variant="secondary" onClick={() => setAsking('erase')}>
                {t('desk.data.erase')}
              </Button>
            )}
          </span>
        )
      )}
      {asking && <Ask customerId={customerId} kind={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}

function State({ data }: { readonly data: DeskPersonalData }) {
  const t = useText();
  const locale = useLocale();
  const { erasure, erasedAt, waitsFor } = data;
  const what = new Intl.ListFormat(locale).format(waitsFor.map((each) => t(`desk.data.wait.${each}`)));
  return (
    <>
      {erasedAt && (
        <p className="small">{t('desk.data.erased', { day: formatInstantDay(erasedAt, locale, 'year') })}</p>
      )}
      {erasure && (
        <p className="small">
          {t('desk.data.erasure', { day: formatInstantDay(erasure.dueAt, locale, 'year') })}
        </p>
      )}
      {waitsFor.length > 0 && <p className="small text-2">{t('desk.data.waits', { what })}</p>}
    </>
  );
}

/** What another agent decides; one's own waits, or is saved once it's agreed to. */
function Decision({
  customerId,
  request,
}: OfCustomer & { readonly request: NonNullable<DeskPersonalData['request']> }) {
  const t = useText();
  const queries = useQueryClient();
  const { agentName: name, isOwn, kind, reason } = request;
  const params = { customerId };
  const decide = useMutation({
    mutationFn: (isAgreed: boolean) => api.decidePersonalDataFor({ params, input: { isAgreed } }),
    onSettled: () => queries.invalidateQueries({ queryKey: dataKey(customerId) }),
  });
  const save = useMutation({
    mutationFn: async () => saveBlob(`${customerId}.zip`, await api.exportPersonalDataFor({ params })),
  });
  if (request.state === 'agreed')
    return (
      <div className="stack gap-2">
        <p className="small">{t('desk.data.agreed', { name })}</p>
        {isOwn && (
          <span>
            <Button size="s" variant="secondary" loading={save.isPending} onClick={() => save.mutate()}>
              {t('desk.data.save')}
            </Button>
          </span>
        )}
        {save.error && <DeedProblem thrown={save.error} />}
      </div>
    );
  return (
    <div className="stack gap-2">
      <p className="small">{t(`desk.data.asked.${kind}`, { name })}</p>
      <p className="small text-2">{reason}</p>
      {isOwn && <p className="small text-2">{t('desk.data.waitsForOther')}</p>}
      <span className="row row--wrap gap-2">
        {!isOwn && (
          <Button size="s" loading={decide.isPending} onClick={() => decide.mutate(true)}>
            {t('desk.data.agree')}
          </Button>
        )}
        <Button size="s" variant="secondary" loading={decide.isPending} onClick={() => decide.mutate(false)}>
          {t(isOwn ? 'desk.data.takeBack' : 'desk.data.decline')}
        </Button>
      </span>
      {decide.error && <DeedProblem thrown={decide.error} />}
    </div>
  );
}

type AskProps = OfCustomer & { readonly kind: Kind; readonly onClose: () => void };
function Ask({ customerId, kind, onClose }: AskProps) {
  const t = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const send = useMutation({
    mutationFn: () =>
      api.requestPersonalDataFor({ params: { customerId }, input: { kind, reason: reason.trim() } }),
    onSuccess: (next) => {
      queries.setQueryData(dataKey(customerId), next);
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`desk.data.${kind}.ask`)}
      closeLabel={t('desk.close')}
      actions={
        <Button loading={send.isPending} disabled={reason.trim() === ''} onClick={() => send.mutate()}>
          {t('desk.data.ask.send')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <p className="text-2">{t('desk.data.ask.text')}</p>
        <TextArea
          label={t('desk.data.reason')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {send.error && <DeedProblem thrown={send.error} />}
      </div>
    </Modal>
  );
}

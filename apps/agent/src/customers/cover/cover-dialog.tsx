/** What covers a trip, how its flights of today go, and what was decided: for reading, by an agent. */
import type { DeskBooking, DeskDisruption } from '@sojourn/contract/desk/parts.ts';
import type { TripProtection } from '@sojourn/contract/protections.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstant, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { clauseSentence } from '@sojourn/web/protections/clause-sentence.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Part } from './cover-part.tsx';
import { Happened } from './happened.tsx';
import { PlanB } from './plan-b.tsx';
import './cover.css';

type Props = {
  readonly booking: DeskBooking;
  readonly customerId: CustomerId;
  readonly onClose: () => void;
};

export function CoverDialog({ booking: { bookingId, title }, customerId, onClose }: Props) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: ['cover', customerId, bookingId],
    queryFn: ({ signal }) => api.getDisruptionFor({ params: { customerId, bookingId } }, { signal }),
    refetchInterval: 15_000,
  });
  return (
    <Modal open onClose={onClose} eyebrow={title} title={t('desk.cover.title')} closeLabel={t('desk.close')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="stack gap-6" tabIndex={0} aria-label={t('desk.cover.title')}>
        {error && <DeedProblem thrown={error} />}
        {data ? (
          <Covered shown={data} />
        ) : (
          !error && (
            <div role="status">
              <span className="visually-hidden">{t('desk.loading')}</span>
              <Skeleton height={220} radius={14} />
            </div>
          )
        )}
      </section>
    </Modal>
  );
}

function Covered({ shown }: { readonly shown: DeskDisruption }) {
  const t = useText();
  const { disruption, held, chosen, protections } = shown;
  return (
    <>
      {disruption && <Happened disruption={disruption} />}
      {disruption && <PlanB held={held} />}
      {chosen && <Chosen chosen={chosen} replacement={disruption?.replacement ?? null} />}
      <Part title={t('desk.cover.protections')}>
        {protections.length === 0 ? (
          <p className="small text-2">{t('desk.cover.none')}</p>
        ) : (
          <ul className="cover__list">
            {protections.map((bought) => (
              <Bought key={bought.protection} bought={bought} />
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

type ChosenProps = {
  readonly chosen: NonNullable<DeskDisruption['chosen']>;
  readonly replacement: NonNullable<DeskDisruption['disruption']>['replacement'];
};

function Chosen({ chosen: { choice, at, paid, termsId, clauseId }, replacement }: ChosenProps) {
  const t = useText();
  const locale = useLocale();
  const sentence = termsId && clauseId ? clauseSentence(termsId, clauseId, t, locale) : null;
  return (
    <Part title={t('desk.cover.chosen')}>
      <KeyValues className="small">
        <KeyValue label={t('desk.cover.choice')}>{t(`desk.cover.choice.${choice}`)}</KeyValue>
        {at && <KeyValue label={t('desk.cover.at')}>{formatInstant(at, locale)}</KeyValue>}
        {replacement && <KeyValue label={t('desk.cover.replacement')}>{replacement.title}</KeyValue>}
        {paid && <KeyValue label={t('desk.cover.paid')}>{formatMoney(paid, locale)}</KeyValue>}
      </KeyValues>
      {sentence && <p className="small text-2">{sentence}</p>}
    </Part>
  );
}

function Bought({ bought }: { readonly bought: TripProtection }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { protection, termsId, state, action, endsAt, premium, returned, paid, clauseId } = bought;
  const isOver = state === 'Valid' && !isBefore(clock.now(), endsAt);
  const sentence = clauseId ? clauseSentence(termsId, clauseId, t, locale) : null;
  return (
    <li>
      <KeyValues className="small">
        <KeyValue label={t(`protections.name.${protection}`)} weight="strong">
          {formatMoney(premium, locale)}
        </KeyValue>
        {returned.amountMinor > 0 && (
          <KeyValue label={t('desk.cover.returned')}>{formatMoney(returned, locale)}</KeyValue>
        )}
        {paid && <KeyValue label={t('desk.cover.paid')}>{formatMoney(paid, locale)}</KeyValue>}
      </KeyValues>
      <p className="small text-2">
        {t(`protections.state.${isOver ? 'Expired' : state}`, {
          until: formatReaderDeadline(endsAt, locale),
        })}
      </p>
      {action === 'Pending' && <p className="small strong">{t('protections.action.Pending')}</p>}
      {sentence && <p className="small text-2">{sentence}</p>}
    </li>
  );
}

/** The flights that were last held instead, with what became of their seats. */
import type { DeskDisruption } from '@sojourn/contract/desk/parts.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { Tag, type Tone } from '@sojourn/ui/content/tag.tsx';
import { formatDate, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { formatInstantTime } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Part } from './cover-part.tsx';

type Held = DeskDisruption['held'][number];
const TONES: Readonly<Record<Held['state'], Tone | undefined>> = {
  held: 'info',
  chosen: 'good',
  released: undefined,
};

export function PlanB({ held }: Pick<DeskDisruption, 'held'>) {
  const t = useText();
  return (
    <Part title={t('desk.cover.plan')}>
      {held.length === 0 ? (
        <p className="small text-2">{t('desk.cover.plan.none')}</p>
      ) : (
        <ol className="cover__list">
          {held.map((option) => (
            <Option key={option.optionId} option={option} />
          ))}
        </ol>
      )}
    </Part>
  );
}

function Option({ option: { airline, parts, sellsFor, state, heldUntil } }: { readonly option: Held }) {
  const t = useText();
  const locale = useLocale();
  const [leaves, lands] = [first(parts), last(parts)];
  const names = parts.map(({ title }) => title).join(', ');
  const until = heldUntil ? formatInstantTime(heldUntil, locale) : '';
  return (
    <li className="small cover__option">
      <div>
        <p className="strong">
          {airline.name}, {names}
        </p>
        <p className="text-2">
          {leaves.from.code} – {lands.to.code}, {formatDate(leaves.startsLocal, locale)},{' '}
          {formatTime(leaves.startsLocal, locale)} – {formatTime(lands.endsLocal, locale)}
        </p>
        <p className="text-2">{t('disruption.option.sellsFor', { price: formatMoney(sellsFor, locale) })}</p>
      </div>
      <Tag {...(TONES[state] && { tone: TONES[state] })}>{t(`desk.cover.held.${state}`, { until })}</Tag>
    </li>
  );
}

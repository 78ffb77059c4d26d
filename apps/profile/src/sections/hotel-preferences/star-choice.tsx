import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChoiceGroup } from '../preferences/choice-group.tsx';
import { InfoTip } from '../preferences/info-tip.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

type StarChoiceProps = {
  readonly chosen: readonly number[];
  readonly onToggle: (stars: number) => void;
};

/** The star rating filter, with what the stars stand for (A §2.7). */
export function StarChoice({ chosen, onToggle }: StarChoiceProps) {
  const t = useText();
  const nameOf = (stars: number) => t('profilePreferences.stars.count', { stars });
  return (
    <ChoiceGroup
      title={t('profilePreferences.stars')}
      aside={
        <InfoTip label={t('profilePreferences.stars.about')}>
          {t('profilePreferences.stars.system')}
          <ul className="star-system">
            {STARS.toReversed().map((stars) => (
              <li key={stars}>
                <Stars count={stars} label={nameOf(stars)} />
                {t(`profilePreferences.stars.${stars}`)}
              </li>
            ))}
          </ul>
        </InfoTip>
      }
    >
      <div className="chips preferences__stars">
        {STARS.map((stars) => (
          <Chip key={stars} selected={chosen.includes(stars)} onClick={() => onToggle(stars)}>
            <Stars count={stars} label={nameOf(stars)} />
          </Chip>
        ))}
      </div>
    </ChoiceGroup>
  );
}

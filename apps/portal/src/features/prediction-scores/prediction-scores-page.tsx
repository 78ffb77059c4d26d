import type { PredictionScores } from '@sojourn/contract/predictions.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTitle } from '#shared/text/use-title.ts';
import './prediction-scores.css';

type Band = PredictionScores['bands'][number];
type Calibration = NonNullable<Band['live']>;

/** How our price predictions did, by the length of the route; for anybody to read. */
export function PredictionScoresPage() {
  const t = useText();
  useTitle(t('prediction.page.title'));
  const { data, error, refetch } = useQuery({
    queryKey: ['prediction-scores'],
    queryFn: ({ signal }): Promise<PredictionScores> => api.listPredictionScores({}, { signal }),
  });
  return (
    <div className="wrap prediction-scores">
      <h1 className="display-l">{t('prediction.page.title')}</h1>
      <p className="prediction-scores__lead">{t('prediction.page.lead')}</p>
      {data && <Scores scores={data} />}
      {!data && !error && <Skeleton height={280} />}
      {!data && error && (
        <Problem
          headingLevel={2}
          title={t('prediction.page.failed')}
          actions={<Button onClick={() => void refetch()}>{t('prediction.page.retry')}</Button>}
        />
      )}
    </div>
  );
}

function Scores({ scores }: { readonly scores: PredictionScores }) {
  const t = useText();
  const locale = useLocale();
  const { fittedOn, trips, bands, skillMinPercent: skill, scoredMin: least } = scores;
  return (
    <>
      <p className="small text-2">
        {fittedOn
          ? t('prediction.page.learned', {
              date: formatDate(fittedOn, locale, 'year'),
              trips: formatCount(trips, locale),
            })
          : t('prediction.page.nothing')}
      </p>
      <div className="prediction-scores__bands">
        {bands.map((band) => (
          <BandCard key={band.band} band={band} />
        ))}
      </div>
      <p className="small text-2">{t('prediction.page.rule', { skill, least })}</p>
    </>
  );
}

function BandCard({ band: { band, isShown, live, heldOut } }: { readonly band: Band }) {
  const t = useText();
  return (
    <Card as="section" padded className="prediction-band" aria-labelledby={`band-${band}`}>
      <header className="row row--between row--wrap gap-2">
        <h2 id={`band-${band}`} className="title-l">
          {t(`prediction.band.${band}`)}
        </h2>
        <Tag {...(isShown ? { tone: 'good' as const } : {})}>
          {t(isShown ? 'prediction.page.shown' : 'prediction.page.hidden')}
        </Tag>
      </header>
      {live && <Calibrated title={t('prediction.page.live')} of={live} />}
      {heldOut ? (
        <Calibrated title={t('prediction.page.heldOut')} of={heldOut} />
      ) : (
        !live && <p className="text-2">{t('prediction.page.none')}</p>
      )}
    </Card>
  );
}

/** Its figures, and each group of chances beside what happened. */
function Calibrated({ title, of }: { readonly title: string; readonly of: Calibration }) {
  const t = useText();
  const locale = useLocale();
  const { count, skillPercent, inRangePercent, savedPercent, bins } = of;
  return (
    <div className="prediction-calibrated">
      <h3 className="title-m">{title}</h3>
      <dl className="prediction-figures">
        <Figure label={t('prediction.page.count')}>{formatCount(count, locale)}</Figure>
        <Figure label={t('prediction.page.inRange')}>
          {t('prediction.percent', { value: inRangePercent })}
        </Figure>
        <Figure label={t('prediction.page.skill')}>{t('prediction.percent', { value: skillPercent })}</Figure>
        <Figure label={t('prediction.page.saved')}>
          {t('prediction.percent', { value: savedPercent.toLocaleString(locale) })}
        </Figure>
      </dl>
      <table className="prediction-table small">
        <thead>
          <tr>
            <th scope="col">{t('prediction.page.said')}</th>
            <th scope="col">{t('prediction.page.happened')}</th>
            <th scope="col" className="num">
              {t('prediction.page.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ fromPercent, count: cases, predictedPercent, happenedPercent }) => (
            <tr key={fromPercent}>
              <th scope="row" className="num">
                {t('prediction.percent', { value: predictedPercent })}
              </th>
              <td>
                <span className="prediction-table__happened">
                  <span className="prediction-bar" aria-hidden="true">
                    <span style={{ width: `${happenedPercent}%` }} />
                    <i style={{ insetInlineStart: `${predictedPercent}%` }} />
                  </span>
                  <span className="num">{t('prediction.percent', { value: happenedPercent })}</span>
                </span>
              </td>
              <td className="num">{formatCount(cases, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small text-2 prediction-calibrated__key">{t('prediction.page.key')}</p>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="small text-2">{label}</dt>
      <dd className="money-l num">{children}</dd>
    </div>
  );
}

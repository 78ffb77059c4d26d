/** Above what's searched for others: whom it's for, and under which policy. */

import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import './party.css';
import { draftOf, type Way } from './party-draft.ts';
import { NOBODY_ELSE, saveParty } from './party-store.ts';
import { useColleagues } from './use-colleagues.ts';
import { useNames } from './use-names.ts';
import { useParty } from './use-party.ts';
import { WhoModal } from './who-modal.tsx';

export default function PartyStrip() {
  const t = useText();
  const userId = useSession()?.userId ?? '';
  const party = useParty();
  const { company } = useColleagues('');
  const names = useNames(party);
  const [way, setWay] = useState<Way | null>(null);
  const tiers = [...new Set(party.flatMap(({ policyTier }) => policyTier?.name ?? []))];
  const tier = tiers[0] ?? '';
  return (
    <aside className="party-strip" aria-label={t('party.title')}>
      <div className="wrap party-strip__row">
        <UsersRound className="icon" aria-hidden="true" />
        <p className="party-strip__text">
          <b>{t('party.strip', { names })}</b>{' '}
          <span className="party-strip__tier">
            {tiers.length > 1 ? t('party.mixed') : tier && t('party.oneTier', { tier })}
          </span>
        </p>
        <button type="button" className="link" onClick={() => setWay(draftOf(party).way)} disabled={!company}>
          {t('party.change')}
        </button>
        {company?.ownRefusal === null && (
          <button type="button" className="link" onClick={() => saveParty(userId, NOBODY_ELSE)}>
            {t('party.justMe')}
          </button>
        )}
      </div>
      {way && company && <WhoModal company={company} party={party} way={way} onClose={() => setWay(null)} />}
    </aside>
  );
}

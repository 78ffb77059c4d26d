/** Who travels, on a company's home page: three ways (B §3), and the modal that they open. */
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef, useState } from 'react';
import './party.css';
import { draftOf, WAYS, type Way } from './party-draft.ts';
import { NOBODY_ELSE, saveParty } from './party-store.ts';
import { useColleagues } from './use-colleagues.ts';
import { useNames } from './use-names.ts';
import { useParty } from './use-party.ts';
import { WhoModal } from './who-modal.tsx';

/** Opens by itself once, for those who may book for others (A §3 hasSeenModalMap). */
function useFirstTime(mayOpen: boolean, open: () => void): void {
  const hasSeen = useSession()?.corporateInfo?.hasSeenModalMap.whos_booking === true;
  const isDone = useRef(false);
  useEffect(() => {
    if (!mayOpen || hasSeen || isDone.current) return;
    isDone.current = true;
    open();
    // Shown again next time when this fails
    void api.markModalSeen({ input: { modal: 'whos_booking' } }).catch(() => undefined);
  }, [mayOpen, hasSeen, open]);
}

export default function PartyControl() {
  const t = useText();
  const userId = useSession()?.userId ?? '';
  const { company } = useColleagues('');
  const party = useParty();
  const names = useNames(party);
  const [way, setWay] = useState<Way | null>(null);
  const mayBook = company?.mayBookForOthers === true;
  const isForced = company?.ownRefusal === 'bookedByOthers';
  const openFirst = useRef(() => setWay(isForced ? 'others' : 'both'));
  useFirstTime(mayBook, openFirst.current);
  if (!company || !mayBook)
    return isForced ? <p className="party__note">{t('party.bookedByOthers')}</p> : null;
  const choose = (next: Way) => (next === 'self' ? saveParty(userId, NOBODY_ELSE) : setWay(next));
  return (
    <div className="party">
      <Segmented
        label={t('party.title')}
        value={draftOf(party).way}
        options={WAYS.map((value) => ({ value, label: t(`party.for.${value}`) }))}
        onChange={choose}
        className="party__ways"
      />
      {party.length > 0 && (
        <p className="party__names">
          {names}{' '}
          <button type="button" className="link" onClick={() => setWay(draftOf(party).way)}>
            {t('party.change')}
          </button>
        </p>
      )}
      {way && <WhoModal company={company} party={party} way={way} onClose={() => setWay(null)} />}
    </div>
  );
}

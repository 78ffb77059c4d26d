/** What's left before a first trip: a line on a company's home page, and the modal that it opens (B §2). */
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { usePaymentMethods } from '@sojourn/web/cards/use-payment-methods.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useColleagues } from '#shared/party/use-colleagues.ts';
import './checklist.css';
import { ChecklistModal } from './checklist-modal.tsx';
import { type Checklist, checklistOf, opensByItself } from './checklist-view.ts';

/** Null until all of it is known. */
function useChecklist(): Checklist | null {
  const account = useSession()?.userInfo;
  const { travelers, state } = useSavedTravelers('everybody');
  const { data: cards } = usePaymentMethods();
  const { data: permissions } = useQuery({
    queryKey: ['arrangers'],
    queryFn: ({ signal }) => api.getArrangers({}, { signal }),
  });
  if (!account || state !== 'there' || !cards || !permissions) return null;
  return checklistOf({ account, travelers, cards, arrangers: permissions.arrangers.length });
}

/** True in the visit in which it opens by itself (A §3 hasSeenModalMap). */
function useFirstTime(checklist: Checklist | null): boolean {
  const seen = useSession()?.corporateInfo?.hasSeenModalMap;
  const { company } = useColleagues('');
  const isFirst =
    seen !== undefined &&
    company !== undefined &&
    checklist !== null &&
    opensByItself(checklist, seen, company.mayBookForOthers);
  useEffect(() => {
    // Shown again next time when this fails
    if (isFirst) void api.markModalSeen({ input: { modal: 'onboarding_checklist' } }).catch(() => undefined);
  }, [isFirst]);
  return isFirst;
}

export default function ChecklistCard() {
  const t = useText();
  const checklist = useChecklist();
  const isFirst = useFirstTime(checklist);
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!checklist || checklist.isReady) return null;
  const { done, items } = checklist;
  return (
    <>
      <Card className="checklist-card">
        <ListChecks className="icon" aria-hidden="true" />
        <p className="grow">
          <b>{t('checklist.title')}</b>
          <span className="small text-2">{t('checklist.done', { done, total: items.length })}</span>
        </p>
        <Button variant="secondary" size="s" onClick={() => setChosen(true)}>
          {t('checklist.open')}
        </Button>
      </Card>
      {(chosen ?? isFirst) && <ChecklistModal checklist={checklist} onClose={() => setChosen(false)} />}
    </>
  );
}

import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, ChevronRight, CreditCard, IdCard, UserRoundCheck } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import type { Checklist, ChecklistItem } from './checklist-view.ts';

const ICONS = { details: IdCard, card: CreditCard, arranger: UserRoundCheck } as const;
/** Where each is done. */
const PATHS = { details: '/profile/', card: '/profile/', arranger: '/approvals' } as const;

type ChecklistModalProps = { readonly checklist: Checklist; readonly onClose: () => void };

export function ChecklistModal({ checklist, onClose }: ChecklistModalProps) {
  const t = useText();
  const { items, done } = checklist;
  return (
    <Modal
      open
      onClose={onClose}
      eyebrow={useSession()?.corporateInfo?.businessName}
      title={t('checklist.title')}
      closeLabel={t('checklist.close')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('checklist.later')}
        </Button>
      }
    >
      <p className="text-2">{t('checklist.done', { done, total: items.length })}</p>
      <ul className="checklist">
        {items.map((item) => (
          <Item key={item.step} {...item} />
        ))}
      </ul>
    </Modal>
  );
}

function Item({ step, isDone, isOptional }: ChecklistItem) {
  const t = useText();
  const Icon = isDone ? Check : ICONS[step];
  return (
    <li className="checklist__item" data-done={isDone || undefined}>
      <span className="checklist__mark" aria-hidden="true">
        <Icon />
      </span>
      <span className="grow">
        <Link to={PATHS[step]} className="checklist__link title-s">
          {t(`checklist.step.${step}`)}
        </Link>
        <span className="small text-2 checklist__text">
          {isDone
            ? t('checklist.isDone')
            : isOptional
              ? t('checklist.optional', { text: t(`checklist.text.${step}`) })
              : t(`checklist.text.${step}`)}
        </span>
      </span>
      <ChevronRight className="icon text-3" aria-hidden="true" />
    </li>
  );
}

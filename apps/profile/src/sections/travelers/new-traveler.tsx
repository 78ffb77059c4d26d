import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { FormButtons, TravelerForm } from './traveler-form.tsx';
import type { TravelerEditor } from './use-traveler-editor.ts';

type NewTravelerProps = { readonly editor: TravelerEditor; readonly onDiscard: () => void };

/** The form of somebody who is not saved yet, before the list. */
export function NewTraveler({ editor, onDiscard }: NewTravelerProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Card as="section" className="traveler-card traveler-card--open" aria-labelledby={titleId}>
      <div className="traveler-card__head">
        <h3 id={titleId} className="title-m">
          {t('profileTravelers.new')}
        </h3>
      </div>
      <div className="traveler-card__body">
        <TravelerForm
          editor={editor}
          actions={
            <div className="traveler-form__actions">
              <FormButtons editor={editor} onDiscard={onDiscard} />
            </div>
          }
        />
      </div>
    </Card>
  );
}

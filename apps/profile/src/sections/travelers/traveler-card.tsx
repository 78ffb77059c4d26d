import type { Person } from '@sojourn/contract/travelers.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { ChevronDown, ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { factsOf, nameOf, tagsOf } from './traveler-view.ts';

type TravelerCardProps = {
  readonly person: Person;
  readonly isHolder: boolean;
  /** The form is folded out under the row. */
  readonly isOpen: boolean;
  /** On phones the row opens a popup instead. */
  readonly isPhone: boolean;
  readonly onPress: () => void;
  /** The focus comes here, once. */
  readonly wantsFocus: boolean;
  readonly onFocused: () => void;
  /** The form. */
  readonly children?: ReactNode;
};

/** A saved traveler: who it is and what is known of them, and the form folded out when it is open. */
export function TravelerCard(props: TravelerCardProps) {
  const { person, isOpen, isPhone, onPress, wantsFocus, onFocused, children } = props;
  const toggle = useRef<HTMLButtonElement>(null);
  const factsId = useId();
  const tagsId = useId();
  const bodyId = useId();
  useEffect(() => {
    if (!wantsFocus) return;
    toggle.current?.focus();
    onFocused();
  }, [wantsFocus, onFocused]);
  const Chevron = isPhone ? ChevronRight : ChevronDown;
  const wiring = isPhone
    ? { 'aria-haspopup': 'dialog' as const }
    : { 'aria-expanded': isOpen, 'aria-controls': isOpen ? bodyId : undefined };
  return (
    <li className={classNames('card', 'traveler-card', isOpen && 'traveler-card--open')}>
      <div className="traveler-card__head">
        <Avatar name={nameOf(person)} tint />
        <div className="traveler-card__text">
          <h3 className="title-m">
            <button
              ref={toggle}
              type="button"
              className="traveler-card__toggle"
              {...wiring}
              aria-describedby={`${factsId} ${tagsId}`}
              onClick={onPress}
            >
              {nameOf(person)}
            </button>
          </h3>
          <CardFacts id={factsId} person={person} isHolder={props.isHolder} />
        </div>
        <CardTags id={tagsId} person={person} />
        <Chevron className="icon traveler-card__chevron" aria-hidden="true" />
      </div>
      {isOpen && (
        <div id={bodyId} className="traveler-card__body">
          {children}
        </div>
      )}
    </li>
  );
}

type FactsProps = Pick<TravelerCardProps, 'person' | 'isHolder'> & { readonly id: string };

function CardFacts({ id, person, isHolder }: FactsProps) {
  const renderText = useTextRef();
  const locale = useLocale();
  return (
    <p id={id} className="small text-2">
      {factsOf(person, isHolder, locale).map(renderText).join(' · ')}
    </p>
  );
}

function CardTags({ id, person }: Omit<FactsProps, 'isHolder'>) {
  const renderText = useTextRef();
  const today = useToday();
  return (
    <span id={id} className="traveler-card__tags">
      {tagsOf(person, today).map(({ tone, text }) => (
        <Tag
          key={text.id}
          tone={tone}
          icon={tone === 'warn' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        >
          {renderText(text)}
        </Tag>
      ))}
    </span>
  );
}

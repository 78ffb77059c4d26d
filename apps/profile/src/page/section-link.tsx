import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { useHostLinks } from './host-links.tsx';
import { isPlainPress } from './plain-press.ts';
import { useSectionQuery } from './section-query.tsx';
import { SECTION_PARTS } from './sections.ts';

type LinkProps = ComponentProps<'a'> & {
  /** Null: the list of sections. */
  readonly section: ProfileSection | null;
};

/** A link to a section: an address of its own for a new tab, opened in place by a plain press. */
export function SectionLink({ section, children, ...rest }: LinkProps) {
  const { href } = useHostLinks();
  const { open } = useSectionQuery();
  const press = useCallback(
    (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      open(section);
    },
    [open, section],
  );
  const warm = () => section && SECTION_PARTS[section].warm();
  const address = section ? `/profile/?section=${section}` : '/profile/';
  return (
    <a {...rest} href={href(address)} onClick={press} onPointerEnter={warm} onFocus={warm}>
      {children}
    </a>
  );
}

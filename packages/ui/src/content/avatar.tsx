import './avatar.css';
import { classNames } from '../class-names.ts';

type AvatarProps = {
  /** The person's name; its initials are shown. Where the name stands beside it, it is not read again. */
  readonly name: string;
  readonly size?: 's' | 'm';
  readonly tint?: boolean;
};

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
};

/** A person as initials in a circle; decoration beside the name. */
export function Avatar({ name, size, tint }: AvatarProps) {
  return (
    <span
      className={classNames('avatar', size === 's' && 'avatar--s', tint && 'avatar--tint')}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}

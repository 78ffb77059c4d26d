/** What a host expects of their guests, rule by rule. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { CigaretteOff, LogIn, LogOut, type LucideIcon, PawPrint, Users, VolumeX } from 'lucide-react';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import './house-rules.css';

type RuledHome = Pick<
  HomeFacts,
  | 'host'
  | 'checkInFrom'
  | 'checkInUntil'
  | 'checkOutUntil'
  | 'quietFrom'
  | 'selfCheckIn'
  | 'smoking'
  | 'partiesAllowed'
  | 'guestsMax'
  | 'infantsCount'
  | 'cots'
  | 'dogsMax'
  | 'catsMax'
>;
type HouseRule = { readonly icon: LucideIcon; readonly title: TextRef; readonly text: TextRef };

/** Any day: only its clock is printed. */
const SOME_DAY = '2027-01-15' as CalendarDate;

function petTitle({ dogsMax: dogs, catsMax: cats }: RuledHome): TextRef {
  if (dogs > 0 && cats > 0) return textRef('homeRules.pets.both', { dogs, cats });
  if (dogs > 0) return textRef('homeRules.pets.dogs', { most: dogs });
  return cats > 0 ? textRef('homeRules.pets.cats', { most: cats }) : textRef('homeRules.pets.none');
}

/** In the order of a stay. */
function houseRules(home: RuledHome, locale: Locale): HouseRule[] {
  const time = (clock: string) => formatTime(localClock(SOME_DAY, clock), locale);
  const { host, quietFrom, guestsMax, infantsCount, cots } = home;
  return [
    {
      icon: LogIn,
      title:
        home.checkInUntil === null
          ? textRef('homeRules.checkIn', { time: time(home.checkInFrom) })
          : textRef('homeRules.checkIn.until', {
              time: time(home.checkInFrom),
              until: time(home.checkInUntil),
            }),
      text: home.selfCheckIn
        ? textRef('homeRules.checkIn.self')
        : textRef('homeRules.checkIn.met', { host: host.name }),
    },
    {
      icon: LogOut,
      title: textRef('homeRules.checkOut', { time: time(home.checkOutUntil) }),
      text: textRef('homeRules.checkOut.zone'),
    },
    {
      icon: Users,
      title: textRef('homeRules.guests', { most: guestsMax }),
      text: infantsCount ? textRef('homeRules.infants.counted') : textRef('homeRules.infants.cots', { cots }),
    },
    { icon: PawPrint, title: petTitle(home), text: textRef('homeRules.pets.service') },
    {
      icon: VolumeX,
      title:
        quietFrom === null
          ? textRef('homeRules.quiet.none')
          : textRef('homeRules.quiet', { time: time(quietFrom) }),
      text: textRef(home.partiesAllowed ? 'homeRules.parties.yes' : 'homeRules.parties.no'),
    },
  ];
}

export function HouseRules({ home }: { readonly home: RuledHome }) {
  const toText = useTextRef();
  const locale = useLocale();
  const smoking = textRef(home.smoking ? 'homeRules.smoking.yes' : 'homeRules.smoking.no');
  return (
    <ul className="house-rules">
      {houseRules(home, locale).map(({ icon: Icon, title, text }) => (
        <li key={text.id}>
          <Icon className="icon icon--s" aria-hidden="true" />
          <div>
            <b className="title-s">{toText(title)}</b>
            <p className="small text-2">{toText(text)}</p>
          </div>
        </li>
      ))}
      <li>
        <CigaretteOff className="icon icon--s" aria-hidden="true" />
        <b className="title-s">{toText(smoking)}</b>
      </li>
    </ul>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import './guest-picker.css';
import { Button } from './button.tsx';
import { SelectField } from './select-field.tsx';
import { Stepper } from './stepper.tsx';

/** One room's party: at least one adult; a child's age is 0 to 17, undefined until it is chosen. */
export type RoomParty = { readonly adults: number; readonly childAges: readonly (number | undefined)[] };

export type GuestPickerLabels = {
  readonly room: (number: number) => string;
  readonly removeRoom: (number: number) => string;
  readonly addRoom: string;
  readonly adults: string;
  readonly adultsHint?: string;
  readonly children: string;
  readonly childrenHint?: string;
  readonly childAge: (number: number) => string;
  /** The empty choice of an age. */
  readonly chooseAge: string;
  /** Beside an age that is missing when `asksForAges`. */
  readonly ageMissing: string;
  /** "Under 1", "1", "17". */
  readonly age: (years: number) => string;
  readonly decrease: (what: string) => string;
  readonly increase: (what: string) => string;
};

type GuestPickerProps = {
  readonly rooms: readonly RoomParty[];
  readonly onChange: (rooms: readonly RoomParty[]) => void;
  readonly labels: GuestPickerLabels;
  readonly maxRooms?: number;
  readonly maxAdults?: number;
  readonly maxChildren?: number;
  /** Marks the ages that are missing. */
  readonly asksForAges?: boolean;
  /** At the end of the foot, such as the button that closes the panel. */
  readonly done?: ReactNode;
};

const AGES: readonly number[] = Array.from({ length: 18 }, (_, age) => age);
const NEW_ROOM: RoomParty = { adults: 2, childAges: [] };

/** True when every child has an age, so that a search may start. */
export const agesComplete = (rooms: readonly RoomParty[]): boolean =>
  rooms.every((room) => room.childAges.every((age) => age !== undefined));

type RoomProps = {
  readonly room: RoomParty;
  readonly number: number;
  readonly labels: GuestPickerLabels;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly asksForAges: boolean;
  readonly onChange: (room: RoomParty) => void;
};

function Room({ room, number, labels, maxAdults, maxChildren, asksForAges, onChange }: RoomProps) {
  const { adults, childAges } = room;
  const setChildren = (count: number) =>
    onChange({ adults, childAges: Array.from({ length: count }, (_, i) => childAges[i]) });
  const setAge = (at: number, age: number | undefined) =>
    onChange({ adults, childAges: childAges.map((old, i) => (i === at ? age : old)) });
  return (
    <>
      <Stepper
        label={labels.adults}
        hint={labels.adultsHint}
        value={adults}
        min={1}
        max={maxAdults}
        onChange={(count) => onChange({ adults: count, childAges })}
        decreaseLabel={labels.decrease(labels.adults)}
        increaseLabel={labels.increase(labels.adults)}
      />
      <Stepper
        label={labels.children}
        hint={labels.childrenHint}
        value={childAges.length}
        min={0}
        max={maxChildren}
        onChange={setChildren}
        decreaseLabel={labels.decrease(labels.children)}
        increaseLabel={labels.increase(labels.children)}
      />
      {childAges.length > 0 && (
        <div className="guests__ages">
          {childAges.map((age, i) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by the place in the room
              key={`${number}-${i}`}
              size="s"
              label={labels.childAge(i + 1)}
              value={age ?? ''}
              error={asksForAges && age === undefined ? labels.ageMissing : undefined}
              onChange={(event) =>
                setAge(i, event.target.value === '' ? undefined : Number(event.target.value))
              }
            >
              <option value="">{labels.chooseAge}</option>
              {AGES.map((years) => (
                <option key={years} value={years}>
                  {labels.age(years)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </>
  );
}

/** A room that's added may be below what is scrolled to. */
function useNewestInView(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);
  return list;
}

/** Rooms with their adults and children; ages are asked for, because rates depend on them. */
export function GuestPicker(props: GuestPickerProps) {
  const { rooms, onChange, labels, maxRooms = 8, maxAdults = 6, maxChildren = 4, done } = props;
  const { asksForAges = false } = props;
  const setRoom = (at: number, room: RoomParty) => onChange(rooms.map((old, i) => (i === at ? room : old)));
  const list = useNewestInView(rooms.length);
  return (
    <div className="guests">
      <div ref={list} className="guests__rooms">
        {rooms.map((room, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place
          <fieldset key={i} className="guests__room">
            <legend className="visually-hidden">{labels.room(i + 1)}</legend>
            {rooms.length > 1 && (
              <div className="guests__head">
                <b className="title-s" aria-hidden="true">
                  {labels.room(i + 1)}
                </b>
                <button
                  type="button"
                  className="link small"
                  onClick={() => onChange(rooms.filter((_, at) => at !== i))}
                >
                  {labels.removeRoom(i + 1)}
                </button>
              </div>
            )}
            <Room
              room={room}
              labels={labels}
              maxAdults={maxAdults}
              maxChildren={maxChildren}
              asksForAges={asksForAges}
              number={i + 1}
              onChange={(next) => setRoom(i, next)}
            />
          </fieldset>
        ))}
      </div>
      <div className="guests__foot">
        {rooms.length < maxRooms && (
          <Button variant="tertiary" size="s" onClick={() => onChange([...rooms, NEW_ROOM])}>
            {labels.addRoom}
          </Button>
        )}
        {done}
      </div>
    </div>
  );
}

import { type CalendarDate, date, dayNumber } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { PlaneTakeoff } from 'lucide-react';
import { lazy, useState } from 'react';
import { PriceBlock } from '../src/content/price-block.tsx';
import type { DateRange } from '../src/dates/calendar-days.ts';
import { HeatKey } from '../src/dates/heat-key.tsx';
import { Button } from '../src/inputs/button.tsx';
import { GuestPicker, type RoomParty } from '../src/inputs/guest-picker.tsx';
import type { PlaceGroup, PlaceOption } from '../src/inputs/places/place-options.ts';
import { Section } from './section.tsx';

const DateRangeCalendar = lazy(() => import('../src/dates/date-range-calendar.tsx'));
const PlaceCombobox = lazy(() => import('../src/inputs/places/place-combobox.tsx'));
const HistogramSlider = lazy(() => import('../src/inputs/sliders/histogram-slider.tsx'));

const priceOf = (day: CalendarDate): number | undefined =>
  day > '2027-05-21' ? undefined : 52000 + ((dayNumber(day) * 7919) % 19) * 1000;

export function Calendar() {
  const [range, setRange] = useState<DateRange>({ start: date('2027-04-14'), end: date('2027-04-19') });
  const { start, end } = range;
  return (
    <Section title="Date range with price heat" span="full">
      <div className="gallery__calendar">
        <DateRangeCalendar
          locale="en"
          labels={{ previous: 'Earlier month', next: 'Later month', start: 'departure', end: 'return' }}
          value={range}
          onChange={setRange}
          minDate={date('2027-04-01')}
          maxDate={date('2028-03-01')}
          priceOf={priceOf}
          formatPrice={(minor, as) => `${as === 'spoken' ? '$' : ''}${Math.round(minor / 100)}`}
          legend={
            <>
              <HeatKey heat={1}>Lowest</HeatKey>
              <HeatKey heat={2}>Low</HeatKey>
              <HeatKey heat={3}>Typical</HeatKey>
              <HeatKey heat={4}>High</HeatKey>
              <span className="text-3">Round trip, US dollars, per person</span>
            </>
          }
          footer={
            <Button size="s" disabled={!start || !end}>
              {start && end
                ? `${formatDateRange(start, end, 'en')}, ${dayNumber(end) - dayNumber(start)} nights`
                : '–'}
            </Button>
          }
        />
      </div>
    </Section>
  );
}

const AIRPORTS: readonly PlaceOption[] = [
  { id: 'BOS', code: 'BOS', name: 'Boston Logan', region: 'Massachusetts, United States' },
  { id: 'BOD', code: 'BOD', name: 'Bordeaux Mérignac', region: 'France' },
  { id: 'BOG', code: 'BOG', name: 'Bogotá El Dorado', region: 'Colombia' },
];

export function Places() {
  const [place, setPlace] = useState<PlaceOption>();
  const [groups, setGroups] = useState<readonly PlaceGroup[]>([]);
  const [price, setPrice] = useState({ low: 130, high: 390 });
  const search = (text: string) => {
    const options = text ? AIRPORTS.filter((a) => a.name.toLowerCase().includes(text.toLowerCase())) : [];
    setGroups([{ label: 'Airports', options }]);
  };
  return (
    <Section title="Combobox and slider">
      <div className="stack gap-6">
        <PlaceCombobox
          label="From"
          icon={<PlaneTakeoff />}
          value={place}
          onSelect={setPlace}
          onInput={search}
          groups={groups}
          countLabel={(count) => `${count} suggestions`}
        />
        <HistogramSlider
          lowLabel="Lowest price"
          highLabel="Highest price"
          min={60}
          max={500}
          step={10}
          value={price}
          onChange={setPrice}
          bars={[1, 1, 3, 8, 14, 22, 26, 19, 14, 11, 6, 3, 1, 1]}
          format={(value) => `$${value}`}
        />
      </div>
    </Section>
  );
}

export function Guests() {
  const [rooms, setRooms] = useState<readonly RoomParty[]>([{ adults: 2, childAges: [7] }]);
  return (
    <Section title="Guests">
      <div className="card card--padded">
        <GuestPicker
          rooms={rooms}
          onChange={setRooms}
          labels={{
            room: (n) => `Room ${n}`,
            removeRoom: (n) => `Remove room ${n}`,
            addRoom: 'Add a room',
            adults: 'Adults',
            adultsHint: '18 and older',
            children: 'Children',
            childrenHint: '0 to 17',
            childAge: (n) => `Age of child ${n}`,
            chooseAge: 'Choose',
            ageMissing: 'Choose an age',
            age: (years) => (years === 0 ? 'Under 1' : String(years)),
            decrease: (what) => `One fewer: ${what}`,
            increase: (what) => `One more: ${what}`,
          }}
          done={<Button size="s">Done</Button>}
        />
      </div>
    </Section>
  );
}

export function Prices() {
  return (
    <Section title="Price block">
      <div className="row row--top gap-6">
        <PriceBlock
          was={{ price: '$412', label: 'was' }}
          lead="$309 avg/night"
          total="$1,384.32"
          covers="4 nights with taxes"
          miles="138,432 miles"
        />
        <PriceBlock lead="round trip, per person" total="$562" miles="56,200 miles" />
      </div>
    </Section>
  );
}

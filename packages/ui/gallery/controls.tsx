import { ChevronDown, List, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { TabCount, Tabs } from '../src/content/tabs.tsx';
import { StepIndicator } from '../src/feedback/step-indicator.tsx';
import { Button } from '../src/inputs/button.tsx';
import { Checkbox, FacetRow } from '../src/inputs/checkbox.tsx';
import { Chip, RemovableChip } from '../src/inputs/chip.tsx';
import { Radio } from '../src/inputs/radio.tsx';
import { Segmented } from '../src/inputs/segmented.tsx';
import { SelectField } from '../src/inputs/select-field.tsx';
import { Switch } from '../src/inputs/switch.tsx';
import { TextInput } from '../src/inputs/text-input.tsx';
import { Section } from './section.tsx';

const COLOURS = [
  'brand',
  'brand-tint',
  'accent',
  'accent-tint',
  'band',
  'ink',
  'ink-2',
  'ink-3',
  'line-strong',
  'line',
  'sunk',
  'surface',
  'good',
  'warn',
  'bad',
  'info',
];

export function Swatches() {
  return (
    <Section title="Colour" span="wide">
      <div className="gallery__swatches">
        {COLOURS.map((name) => (
          <div key={name} className="gallery__swatch">
            <i style={{ background: `var(--${name})` }} />
            <span className="micro">{name}</span>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Type() {
  return (
    <Section title="Type">
      <p className="display-m">Stay four nights</p>
      <p className="display-s">Newsreader, display only</p>
      <p className="title-l">Title, Instrument Sans 600</p>
      <p>Body text at 15 on 24. Prices use tabular figures.</p>
      <p className="small text-2">Small 13 on 20, for facts and notes. Ðà Nẵng, Łódź, Île-de-France.</p>
    </Section>
  );
}

export function Controls() {
  return (
    <Section title="Button">
      <div className="stack gap-3">
        <div className="row row--wrap gap-3">
          <Button>Reserve</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="tint">Tint</Button>
          <Button variant="tertiary">Tertiary</Button>
        </div>
        <div className="row row--wrap gap-3">
          <Button disabled>Approve, 1 check left</Button>
          <Button loading loadingLabel="Saving…">
            Save
          </Button>
        </div>
        <div className="row row--wrap gap-3">
          <Button variant="danger">Cancel flight</Button>
          <Button size="s">Small</Button>
        </div>
      </div>
    </Section>
  );
}

export function Fields() {
  return (
    <Section title="Field">
      <div className="stack gap-3">
        <TextInput label="Known traveler number" defaultValue="98 1140 277" optional="Optional" />
        <TextInput label="Zip code" defaultValue="0211" error="Enter all 5 digits" />
        <SelectField label="Country" defaultValue="us" hint="Where the card's bills go">
          <option value="us">United States</option>
          <option value="ca">Canada</option>
        </SelectField>
      </div>
    </Section>
  );
}

export function Choices() {
  const [view, setView] = useState<'list' | 'map'>('list');
  const [pool, setPool] = useState(true);
  return (
    <>
      <Section title="Chips and tabs">
        <div className="stack gap-4">
          <div className="chips">
            <Chip selected={false}>Nonstop</Chip>
            <Chip selected={pool} onClick={() => setPool(!pool)}>
              Pool
            </Chip>
            <Chip trailing={<ChevronDown aria-hidden="true" />}>Price</Chip>
            <RemovableChip removeLabel="Remove 3 to 5 stars" onRemove={() => undefined}>
              3 to 5 stars
            </RemovableChip>
          </div>
          <div>
            <Segmented
              label="View"
              value={view}
              onChange={setView}
              options={[
                { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
                { value: 'map', label: 'Map', icon: <MapIcon aria-hidden="true" /> },
              ]}
            />
          </div>
          <Tabs label="Trips">
            <a href="#upcoming" aria-current="page">
              Upcoming <TabCount>3</TabCount>
            </a>
            <a href="#watched">
              Watched <TabCount>3</TabCount>
            </a>
            <a href="#past">Past</a>
          </Tabs>
        </div>
      </Section>
      <Section title="Checks and switch">
        <FacetRow label="Free cancellation" count="58" defaultChecked />
        <FacetRow label="Fourth night free" count="0" none />
        <Checkbox label="I agree to the fare rules" hint="Changes for $75" error="Agree to go on" />
        <Radio name="r" label="Harbor Summit, ending in 4417" defaultChecked />
        <Radio name="r" label="Harbor Trail, ending in 0926" />
        <div className="row gap-6">
          <Switch label="On" defaultChecked />
          <Switch label="Off" />
        </div>
      </Section>
      <Section title="Step indicator" span="wide">
        <StepIndicator
          label="Booking"
          doneLabel="done"
          current={1}
          steps={['Choose departure', 'Choose return', 'Review itinerary', 'Travelers and payment']}
        />
      </Section>
    </>
  );
}

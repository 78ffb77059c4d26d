import { describe, expect, it } from 'vitest';
import { createGeography } from './geography.ts';
import { parseAirports } from './parse-airports.ts';
import { readCsv } from './read-csv.ts';

const geography = createGeography();
const OUR = 'id,ident,type,name,latitude_deg,longitude_deg,continent,iso_country,municipality,iata_code';
const DATA = '"icao","iata","name","city","subd","country","elevation","lat","lon","tz","lid"';

describe('readCsv', () => {
  const rows = (text: string) => [...readCsv(text)];

  it('reads quotes, commas, line breaks and doubled quotes', () => {
    expect(rows('a,"b, c","say ""hi""\nthere"\r\n1,,3\n')).toEqual([
      { line: 1, fields: ['a', 'b, c', 'say "hi"\nthere'] },
      { line: 3, fields: ['1', '', '3'] },
    ]);
  });

  it('skips blank lines and a byte order mark, and needs no last line break', () => {
    expect(rows('\uFEFFa,b\n\n\nc,d')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 4, fields: ['c', 'd'] },
    ]);
    expect(rows('')).toEqual([]);
  });
});

describe('parseAirports', () => {
  it('reads OurAirports and takes the nearest zone of the country', () => {
    const { layout, airports, bad } = parseAirports(
      [
        OUR,
        '1,KASD,medium_airport,"Slidell, ""North"" Field",30.35,-89.82,NA,US,Slidell,ASD',
        '2,KYKN,medium_airport,Chan Gurney,42.92,-97.39,NA,US,,YKN',
        '3,YBRO,medium_airport,Broken Hill,-32.0,141.47,OC,AU,Broken Hill,BHQ',
      ].join('\n'),
      geography,
    );
    expect(layout).toBe('ourairports');
    expect(bad).toEqual([]);
    expect(airports[0]).toEqual({
      code: 'ASD',
      name: 'Slidell, "North" Field',
      city: 'Slidell',
      country: 'US',
      lat: 30.35,
      lon: -89.82,
      zone: 'America/Chicago',
    });
    expect(airports[1]).toMatchObject({ city: 'Chan Gurney', zone: 'America/Chicago' });
    expect(airports[2]?.zone).toBe('Australia/Adelaide');
  });

  it('reads airportsdata with its own zones', () => {
    const text = `${DATA}\r\n"LFLW","AUR","Aurillac","Aurillac","","FR",0,44.89,2.42,"Europe/Paris",""\r\n`;
    const { layout, airports } = parseAirports(text, geography);
    expect(layout).toBe('airportsdata');
    expect(airports).toEqual([
      {
        code: 'AUR',
        name: 'Aurillac',
        city: 'Aurillac',
        country: 'FR',
        lat: 44.89,
        lon: 2.42,
        zone: 'Europe/Paris',
      },
    ]);
  });

  it('counts what is of no use and names what is wrong', () => {
    const row = (iata: string, country: string, lat: string, zone: string, name = 'Field') =>
      `XXXX,${iata},${name},Town,Region,${country},1,${lat},2,${zone},`;
    const parsed = parseAirports(
      [
        DATA,
        row('', 'FR', '44', 'Europe/Paris'),
        row('AAA', 'FR', '44', 'Europe/Paris'),
        row('AAA', 'FR', '45', 'Europe/Paris'),
        row('A1B', 'FR', '45', 'Europe/Paris'),
        row('BBB', 'QQ', '45', 'Europe/Paris'),
        row('CCC', 'FR', '95', 'Europe/Paris'),
        row('DDD', 'FR', '', 'Europe/Paris'),
        row('EEE', 'FR', '45', 'Europe/Atlantis'),
        row('FFF', 'FR', '45', 'Europe/Paris', ''),
        'too,short',
      ].join('\n'),
      geography,
    );
    expect(parsed.airports.map(({ code }) => code)).toEqual(['AAA']);
    expect(parsed.withoutCode).toBe(1);
    expect(parsed.bad.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '4 AAA',
      '5 A1B',
      '6 BBB',
      '7 CCC',
      '8 DDD',
      '9 EEE',
      '10 FFF',
      '11 short',
    ]);
    expect(parsed.bad.map(({ reason }) => reason).join('; ')).toMatch(
      /met before.*A1B.*"QQ".*95.*position.*Europe\/Atlantis.*no name.*2 fields/,
    );
  });

  it('leaves out closed airports of OurAirports', () => {
    const parsed = parseAirports(`${OUR}\n1,X,closed,Old Field,40,-100,NA,US,Town,OLD`, geography);
    expect(parsed).toMatchObject({ airports: [], bad: [], closed: 1 });
  });

  it('refuses a file of neither layout', () => {
    expect(() => parseAirports('name,age\nAda,36', geography)).toThrow(/layout/);
    expect(() => parseAirports('', geography)).toThrow(/layout/);
  });
});

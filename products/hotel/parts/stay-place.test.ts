import { parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { describe, expect, it } from 'vitest';
import { parseStayPlace, printStayPlace } from './stay-place.ts';

const read = (query: string) => parseStayPlace(parseFlatSearch(query));

describe('the address of a hotel’s page', () => {
  it('reads what it prints', () => {
    const query =
      '?lodgingId=sty_17&source=results&unavailable=true&checkIn=2027-04-15&checkOut=2027-04-19' +
      '&rooms=2-5-8,1';
    const place = read(query);
    expect(place).toMatchObject({ stayId: 'sty_17', source: 'results', unavailable: true });
    expect(place?.rooms).toEqual([
      { adults: 2, childAges: [5, 8] },
      { adults: 1, childAges: [] },
    ]);
    expect(printFlatSearch(printStayPlace(place!))).toBe(query);
  });

  it.each(['', '?lodgingId=', '?lodgingId=17', '?lodgingId=bkg_1', '?lodgingId=sty_%3Cb%3E'])(
    '%s names no hotel',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it('leaves out what does not read', () => {
    const place = read(
      '?lodgingId=sty_1&source=spam&unavailable=1&checkIn=2027-04-19&checkOut=2027-04-15&rooms=x',
    );
    expect(place).toEqual({ stayId: 'sty_1', unavailable: false });
  });
});

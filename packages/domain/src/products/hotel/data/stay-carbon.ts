/**
 * What a night in a room emits, by country and stars: estimates, as nobody measures it for each hotel. A new
 * year's factors are a new entry; a stay is counted by those of its first night.
 */

type StayFactors = {
  readonly effectiveFrom: string;
  readonly source: string;
  /** Kilograms of CO2 equivalent for a room and night, by country. */
  readonly perRoomNight: Readonly<Record<string, number>>;
  /** An average hotel of so many stars, compared with all. */
  readonly byStars: Readonly<Record<number, number>>;
};

export const STAY_FACTORS: readonly StayFactors[] = [
  {
    effectiveFrom: '2024-01-01',
    source:
      'Countries: UK Government GHG Conversion Factors for Company Reporting, table “Hotel stay” (after ' +
      'the Cornell Hotel Sustainability Benchmarking index), room per night. Stars: ADEME, environmental ' +
      'display for hotels, March 2020: 8.53, 8.47, 11.43 and 17.11 kg for two to five stars, 9.91 overall.',
    perRoomNight: {
      AE: 63.8,
      AU: 35,
      BE: 12.2,
      BR: 8.7,
      CA: 7.4,
      CH: 6.6,
      CL: 27.6,
      CN: 53.5,
      CO: 14.7,
      CR: 4.7,
      DE: 13.2,
      EG: 44.2,
      ES: 7,
      FR: 6.7,
      GB: 10.4,
      HK: 51.5,
      ID: 62.7,
      IN: 58.9,
      IT: 14.3,
      JO: 62.2,
      JP: 39,
      KR: 55.8,
      MV: 152.2,
      MX: 19.3,
      MY: 61.5,
      NL: 14.8,
      OM: 90.3,
      PH: 54.3,
      PT: 19,
      QA: 86.2,
      RU: 24.2,
      SA: 106.4,
      SG: 24.5,
      TH: 43.4,
      TR: 32.1,
      US: 16.1,
      VN: 38.5,
      ZA: 51.4,
    },
    byStars: { 1: 0.86, 2: 0.86, 3: 0.85, 4: 1.15, 5: 1.73 },
  },
];

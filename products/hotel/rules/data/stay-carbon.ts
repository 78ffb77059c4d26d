/**
 * What a night in a room of an average hotel emits, by country: estimates, as nobody measures it for each
 * hotel. A new year's factors are a new entry; a stay is counted by those of its first night.
 */

type StayFactors = {
  readonly effectiveFrom: string;
  readonly source: string;
  /** Kilograms of CO2 equivalent for a room and night, by country. */
  readonly perRoomNight: Readonly<Record<string, number>>;
};

export const STAY_FACTORS: readonly StayFactors[] = [
  {
    effectiveFrom: '2024-01-01',
    source:
      'UK Government (DESNZ) GHG Conversion Factors for Company Reporting 2025, table “Hotel stay”, for a ' +
      'room and night. All countries that it has a figure for; other countries are unknown.',
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
      JO: 68.9,
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
  },
];

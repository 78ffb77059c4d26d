/**
 * Cars from the side, nose to the left, 48 units to the meter: lengths from the nose, heights up from the
 * ground. Lines are `[x, height, x, height]`.
 */
import type { CarMotif, CarPaint } from '../kinds.ts';

type Line = readonly [number, number, number, number];
export type CarBody = {
  readonly length: number;
  /** Where the front and the back wheel touch the ground. */
  readonly wheels: readonly [number, number];
  readonly wheelRadius: number;
  readonly paint: CarPaint;
  /** Path from the front sill over the roof to the rear sill; the wheel arches close it. */
  readonly outline: string;
  readonly glass: string | null;
  readonly pillars: readonly Line[];
  readonly doors: readonly Line[];
  readonly handles: readonly number[];
  /** Height of the windows' lower edge. */
  readonly belt: number;
  /** Height of the sill. */
  readonly sill: number;
  /** Plastic around the wheels. */
  readonly isClad: boolean;
  /** Roof rail: from, to, height. */
  readonly rail: readonly [number, number, number] | null;
  readonly hasSlidingDoor: boolean;
};

export const CAR_BODIES: Readonly<Record<CarMotif, CarBody>> = {
  mini: {
    length: 176,
    wheels: [37, 141],
    wheelRadius: 15,
    paint: 'ochre',
    outline:
      'M5 12C1 18 1 28 4 34C6 38 10 40 16 41L46 48C56 60 64 68 76 71C92 75 124 75 146 72' +
      'C154 71 160 67 163 60L170 42C174 36 175 24 172 12',
    glass: 'M53 47C61 58 68 65 78 67C94 70 122 70.5 141 68C148 67 152 64 155 58L159 49Z',
    pillars: [
      [92, 69, 87, 48],
      [126, 69, 128, 48.5],
    ],
    doors: [
      [51, 46, 53, 14],
      [88, 48, 86, 14],
      [122, 48, 118, 26],
    ],
    handles: [98],
    belt: 47,
    sill: 11.5,
    isClad: false,
    rail: null,
    hasSlidingDoor: false,
  },
  hatch: {
    length: 202,
    wheels: [41, 163],
    wheelRadius: 16,
    paint: 'teal',
    outline:
      'M5 12C1 19 1 28 5 34C8 38 14 40 22 41L60 47C74 59 86 67 102 69.5' +
      'C122 72 150 71 170 66.5C180 64 184 60 187 54L195 43C200 36 201 24 198 12',
    glass: 'M67 47C79 57 90 64 104 65.5C122 67.5 144 66.5 161 63C168 61.5 174 56 178 50Z',
    pillars: [
      [124, 67, 118, 47.5],
      [160, 64, 166, 49],
    ],
    doors: [
      [62, 46, 64, 14],
      [118, 47.5, 118, 14],
      [158, 49, 150, 30],
    ],
    handles: [106, 148],
    belt: 47,
    sill: 11.5,
    isClad: false,
    rail: null,
    hasSlidingDoor: false,
  },
  sedan: {
    length: 224,
    wheels: [44, 180],
    wheelRadius: 16.5,
    paint: 'slate',
    outline:
      'M5 12C1 19 1 27 5 33C9 37 16 39 26 40L70 46C84 58 96 66 112 68.5C130 71 150 70 166 65' +
      'C178 61 188 53 196 47L213 45C220 43 223 37 223 28C223 22 222 16 220 12',
    glass: 'M77 46C89 56 100 63 114 64.5C132 66.5 148 65.5 162 61.5' + 'C171 58.5 179 53 185 47.5Z',
    pillars: [
      [131, 66, 127, 46.5],
      [166, 61, 172, 48],
    ],
    doors: [
      [72, 45, 73, 14],
      [127, 46.5, 127, 14],
      [168, 47, 160, 30],
    ],
    handles: [114, 156],
    belt: 46,
    sill: 11.5,
    isClad: false,
    rail: null,
    hasSlidingDoor: false,
  },
  wagon: {
    length: 226,
    wheels: [44, 182],
    wheelRadius: 16.5,
    paint: 'silver',
    outline:
      'M5 12C1 19 1 27 5 33C9 37 16 39 26 40L68 46C82 58 94 66 110 68.5' +
      'C134 71.5 172 71 194 68C202 67 206 64 209 58L217 44C222 37 224 24 221 12',
    glass: 'M75 46C87 56 98 63 112 64.5C134 67.5 170 67 188 64.5C195 63.5 199 61 202 55' + 'L205 48Z',
    pillars: [
      [130, 66.5, 126, 46.5],
      [168, 67, 172, 47.5],
    ],
    doors: [
      [70, 45, 71, 14],
      [126, 46.5, 126, 14],
      [172, 47.5, 162, 30],
    ],
    handles: [113, 156],
    belt: 46,
    sill: 11.5,
    isClad: false,
    rail: [118, 186, 69.5],
    hasSlidingDoor: false,
  },
  suv: {
    length: 210,
    wheels: [43, 168],
    wheelRadius: 18,
    paint: 'rust',
    outline:
      'M5 15C1 23 1 32 5 39C8 44 15 46.5 24 47.5L60 53C72 66 84 75 98 77.5' +
      'C124 80.5 158 80 176 77C184 75.5 188 72 191 65L198 50C204 43 206 28 203 15',
    glass: 'M67 53C78 64 88 71.5 100 73C124 76 154 75.5 170 73C177 72 180 69 183 63L187 54Z',
    pillars: [
      [118, 74.5, 113, 53.5],
      [154, 75.5, 158, 54],
    ],
    doors: [
      [61, 52, 63, 17],
      [113, 53.5, 113, 17],
      [160, 54, 150, 36],
    ],
    handles: [101, 146],
    belt: 53,
    sill: 14,
    isClad: true,
    rail: [104, 168, 78.3],
    hasSlidingDoor: false,
  },
  suv7: {
    length: 230,
    wheels: [47, 185],
    wheelRadius: 19,
    paint: 'green',
    outline:
      'M5 16C1 24 1 34 5 42C8 47 15 49.5 25 50.5L64 56C76 71 88 81 102 83.5' +
      'C132 86.5 182 86.5 204 83.5C210 82.5 214 79 216 72L221 54C226 46 227 28 224 16',
    glass: 'M71 56C82 69 92 77.5 104 79C132 82 178 82 197 79.5C203 78.5 206 75.5 208 69' + 'L211 57Z',
    pillars: [
      [120, 80.5, 114, 56.5],
      [162, 81.5, 166, 57],
    ],
    doors: [
      [65, 55, 67, 18],
      [114, 56.5, 114, 18],
      [168, 57, 166, 40],
    ],
    handles: [102, 152],
    belt: 56,
    sill: 14,
    isClad: true,
    rail: [110, 196, 84.6],
    hasSlidingDoor: false,
  },
  convertible: {
    length: 190,
    wheels: [40, 152],
    wheelRadius: 15.5,
    paint: 'wine',
    outline:
      'M5 12C1 19 1 27 5 33C9 37 16 39 25 40L60 45L70 45.5L160 45.5' +
      'C170 45.5 180 44 184 40C189 34 190 22 187 12',
    glass: null,
    pillars: [],
    doors: [
      [66, 44, 68, 14],
      [122, 44, 121, 14],
    ],
    handles: [108],
    belt: 45,
    sill: 11.5,
    isClad: false,
    rail: null,
    hasSlidingDoor: false,
  },
  van: {
    length: 242,
    wheels: [43, 190],
    wheelRadius: 17,
    paint: 'ivory',
    outline:
      'M5 13C1 22 1 34 5 42C7 46 11 48 16 50L34 56C46 72 58 85 72 90' +
      'C80 92.5 110 93.5 140 93.5C176 93.5 212 93 226 90C232 88.5 235 84 236 76' +
      'C239 56 240 30 237 13',
    glass:
      'M42 57C53 71 63 81 75 85C84 87.5 110 88.5 140 88.5C172 88.5 206 88 219 86' +
      'C224 85 226 82 227 76L229 58Z',
    pillars: [
      [88, 88, 80, 57.5],
      [134, 88.5, 134, 57.5],
      [182, 88.5, 182, 57.5],
    ],
    doors: [
      [38, 56, 40, 16],
      [80, 57.5, 80, 16],
      [134, 57.5, 134, 16],
    ],
    handles: [72, 126],
    belt: 57,
    sill: 11.5,
    isClad: false,
    rail: null,
    hasSlidingDoor: true,
  },
};

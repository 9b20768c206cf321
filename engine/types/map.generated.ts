// Generated from schemas/map.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface MapFile {
  title: string;
  bounds: {
    south: number;
    west: number;
    north: number;
    east: number;
  };
  graticule?: number;
  credit: string;
  note: string;
  waters?: {
    name: string;
    left: [number, number][];
    right: [number, number][];
    label?: {
      at: [number, number];
      angle?: number;
      text: string;
    };
  }[];
  streets?: {
    name: string;
    line: [number, number][];
    width?: 'main' | 'minor';
    label?: boolean;
    labelLine?: [number, number][];
  }[];
  bridges?: {
    name: string;
    line: [number, number][];
    label?: {
      at: [number, number];
      anchor?: 'start' | 'middle' | 'end';
      text?: string;
      leader?: [number, number][];
    };
  }[];
  squares?: {
    name: string;
    ring: [number, number][];
  }[];
  hachures?: {
    line: [number, number][];
  }[];
  districts?: {
    text: string;
    at: [number, number];
    angle?: number;
  }[];
  landmarks: {
    id: string;
    name: string;
    at: [number, number];
    icon: string;
    anchor?: 'start' | 'middle' | 'end';
    dx?: number;
    dy?: number;
    note?: string;
  }[];
  icons?: {
    [k: string]: {
      shape: string;
      lines?: string;
      solid?: string;
    };
  };
  margin?: {
    title: string;
    lines: string[];
  }[];
  postmark?: [number, number];
  insects?: {
    on: string;
    count: number;
    at: [number, number];
  }[];
  text: string;
}

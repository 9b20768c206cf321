export { CityMap } from './map/CityMap.tsx';
export { PrintedPage } from './PrintedPage.tsx';
export { Sound } from './Sound.tsx';
export { Arrives } from './Arrives.tsx';
export { Line, Transcript } from './Transcript.tsx';

import type { HoursView } from '../../engine/public.ts';
import { NavBar, type NavBarProps } from '../components/NavBar.tsx';
import { hoursWords, useHoursState } from './hub/use-hours-state.ts';
import { isOver, useShownStatus } from './story.ts';

type GameBarProps = Omit<NavBarProps, 'hours'>;

/** The bar with the city's clock: orange when little time is left, red when it is closed, plain before the story and after its end. */
export function GameBar(props: GameBarProps) {
  const status = useShownStatus();
  const hours = status?.view && !isOver(status) ? status.view.hours : null;
  return hours ? <BarWithHours hours={hours} {...props} /> : <NavBar {...props} />;
}

function BarWithHours({ hours, ...props }: GameBarProps & { readonly hours: HoursView }) {
  const state = useHoursState(hours);
  return <NavBar {...props} hours={{ state, word: hoursWords[state] }} />;
}

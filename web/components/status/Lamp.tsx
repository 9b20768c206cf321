import { classNames } from '../class-names.ts';

export type LampState = 'on' | 'off' | 'clear' | 'alarm';

const lampClass: Record<LampState, string> = {
  on: '',
  off: 'lamp--off',
  clear: 'lamp--clear',
  alarm: 'lamp--alarm',
};

/** A signal lamp. A word always stands beside it. */
export function Lamp({ state }: { readonly state: LampState }) {
  return <i className={classNames('lamp', lampClass[state])} aria-hidden="true" />;
}

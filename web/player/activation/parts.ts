/** Everything between a code and the first step, in one chunk. */
export { ActivationFlow } from './ActivationFlow.tsx';
export { OpeningCeremony } from './OpeningCeremony.tsx';

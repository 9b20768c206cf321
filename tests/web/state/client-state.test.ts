// @vitest-environment node
import { expect, it } from 'vitest';
import { initialState, TUTORIAL_STEPS } from '../../../web/state/client-state.ts';

it('P-ACT-32: the client stores account, status, pending code, staff’s status, tutorial and open hints', () => {
  const { auth, status, activationCode, adminStatus, tutorialStep, showClue } = initialState;
  expect(auth).toEqual({
    initialized: false,
    loading: false,
    logged: false,
    error: null,
    email: null,
    admin: false,
    emailWaits: false,
  });
  expect(status).toEqual({ initialized: false, loading: false, error: null, status: null });
  expect([activationCode, adminStatus, tutorialStep, showClue]).toEqual([null, null, null, false]);
  expect(TUTORIAL_STEPS).toEqual(['application', 'navbar', 'parameters', 'end']);
});

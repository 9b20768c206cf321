import { configure } from '@testing-library/react';
import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

// The first screen of a file waits for the compilation of its chunk, on a busy machine.
configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });

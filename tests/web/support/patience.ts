import { configure } from '@testing-library/react';
import { TEST_PATIENCE_MS } from '../../support/suite/patience.ts';

// The first screen of a file waits for the compilation of its chunk, on a busy machine.
configure({ asyncUtilTimeout: TEST_PATIENCE_MS });

import { configure } from '@testing-library/react';

// The first screen of a file waits for the compilation of its chunk, on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

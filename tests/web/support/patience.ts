import { configure } from '@testing-library/react';

// The first screen of a file waits for its chunk to be compiled, on a machine that does much else.
configure({ asyncUtilTimeout: 60_000 });

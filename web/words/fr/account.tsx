/** Sentences of logging in, registering, passwords, joining a party. */
export const account = {};
